import { applyWays, postingLimits } from '@waymark/contract/posting/choices/postings';
import type { DraftQuestion } from '@waymark/contract/posting/postings';
import { useRef } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { RadioGroupField } from '../../../../components/form/radio-group-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { moved, newQuestion } from '../form-rules.ts';
import { FormSection, Wide } from './form-section.tsx';
import type { SectionProps } from './form-section.tsx';
import { QuestionCard } from './question-card.tsx';
import styles from './posting-form.module.css';

const ways = [
  { value: 'here', label: 'Here, with a resume and answers to your questions' },
  { value: 'link', label: 'On your own site, by a link' },
];

export function ApplyingSection({ fields, change, problems }: SectionProps) {
  return (
    <FormSection title="Applications">
      <Wide>
        <RadioGroupField
          label="Where people apply"
          name="applyBy"
          options={ways}
          chosen={fields.applyBy}
          onChange={(event) => {
            const applyBy = applyWays.find((way) => way === event.currentTarget.value);
            if (applyBy) change({ applyBy });
          }}
        />
      </Wide>
      {fields.applyBy === 'link' && (
        <Wide>
          <TextField
            label="Link to apply"
            name="applyUrl"
            type="url"
            hint="The page where people apply, for example https://company.example/jobs/1"
            value={fields.applyUrl}
            maxLength={500}
            onChange={(event) => change({ applyUrl: event.currentTarget.value })}
            error={problems['applyUrl']}
          />
        </Wide>
      )}
      <TextField
        label="Your email"
        name="notifyEmail"
        type="email"
        hint="Empty: everybody at the company is told"
        value={fields.notifyEmail}
        maxLength={254}
        onChange={(event) => change({ notifyEmail: event.currentTarget.value })}
        error={problems['notifyEmail']}
      />
      <TextField
        label="Deadline (optional)"
        name="deadline"
        type="date"
        hint="The last day for applications"
        value={fields.deadline}
        onChange={(event) => change({ deadline: event.currentTarget.value })}
        error={problems['deadline']}
      />
      {fields.applyBy === 'here' && (
        <Wide>
          <QuestionList
            questions={fields.questions}
            problems={problems}
            onChange={(questions) => change({ questions })}
          />
        </Wide>
      )}
    </FormSection>
  );
}

interface QuestionListProps {
  questions: readonly DraftQuestion[];
  problems: Readonly<Record<string, string>>;
  onChange: (questions: DraftQuestion[]) => void;
}

/** What applicants are asked. Which answers speak against somebody only the company sees. */
function QuestionList({ questions, problems, onChange }: QuestionListProps) {
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
