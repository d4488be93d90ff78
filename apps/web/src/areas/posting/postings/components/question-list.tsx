import { postingLimits } from '@waymark/contract/posting/choices/postings';
import type { DraftQuestion } from '@waymark/contract/posting/postings';
import { useRef } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { moved, newQuestion } from '../form-rules.ts';
import styles from './posting-form.module.css';
import { QuestionCard } from './question-card.tsx';

interface QuestionListProps {
  questions: readonly DraftQuestion[];
  problems: Readonly<Record<string, string>>;
  onChange: (questions: DraftQuestion[]) => void;
}

/** What applicants are asked. Which answers speak against somebody only the company sees. */
export function QuestionList({ questions, problems, onChange }: QuestionListProps) {
  const list = useRef<HTMLDivElement>(null);

  function add() {
    onChange([...questions, newQuestion()]);
    focusQuestion(questions.length);
  }

  function focusQuestion(at: number) {
    requestAnimationFrame(() => {
      list.current?.querySelectorAll<HTMLElement>('[data-question] select')[at]?.focus();
    });
  }

  return (
    <div ref={list} className={styles['questions']}>
      <div>
        <h3>Screening questions</h3>
        <p className={styles['note']}>
          Asked in the application. Which answers speak against an applicant is shown to nobody but you.
        </p>
      </div>
      {questions.map((question, at) => (
        <QuestionCard
          key={question.id}
          question={question}
          number={at + 1}
          count={questions.length}
          error={problems[`questions.${at}`]}
          onChange={(part) => onChange(questions.with(at, { ...question, ...part }))}
          onMove={(to) => {
            onChange(moved(questions, at, to));
            focusQuestion(to);
          }}
          onRemove={() => {
            onChange(questions.toSpliced(at, 1));
            focusQuestion(Math.max(0, at - 1));
          }}
        />
      ))}
      <div>
        <Button variant="secondary" disabled={questions.length >= postingLimits.questions} onClick={add}>
          Add a question
        </Button>
      </div>
    </div>
  );
}
