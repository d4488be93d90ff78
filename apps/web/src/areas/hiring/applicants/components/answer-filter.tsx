import type { BoardQuestion } from '@waymark/contract/hiring/applicants';
import { yesNo } from '@waymark/contract/posting/choices/postings';
import { useState, type KeyboardEvent } from 'react';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';

interface AnswerFilterProps {
  questions: readonly BoardQuestion[];
  /** `QUESTION:ANSWER` */
  asked: string | undefined;
  onAsk: (answer: string | null) => void;
}

/** Chooses by the answer to a question of the posting. */
export function AnswerFilter({ questions, asked, onAsk }: AnswerFilterProps) {
  const [chosen, setChosen] = useState(asked?.slice(0, 36) ?? '');
  const question = questions.find(({ id }) => id === chosen);
  const answer = asked?.startsWith(`${chosen}:`) ? asked.slice(37) : '';
  const ask = (value: string) => onAsk(value === '' ? null : `${chosen}:${value}`);

  function choose(id: string) {
    setChosen(id);
    if (asked) onAsk(null);
  }

  return (
    <>
      <SelectField label="Question" value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">None</option>
        {questions.map(({ id, question: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </SelectField>
      {question && <AnswerField key={question.id} question={question} answer={answer} onAsk={ask} />}
    </>
  );
}

interface AnswerFieldProps {
  question: BoardQuestion;
  answer: string;
  onAsk: (answer: string) => void;
}

function AnswerField({ question: { kind, options }, answer, onAsk }: AnswerFieldProps) {
  if (kind === 'number' || kind === 'text') {
    const ask = (text: string) => text.trim() !== answer && onAsk(text.trim());
    return (
      <TextField
        label={kind === 'number' ? 'At least' : 'Answer has'}
        inputMode={kind === 'number' ? 'decimal' : 'text'}
        maxLength={200}
        defaultValue={answer}
        onBlur={(event) => ask(event.currentTarget.value)}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          ask(event.currentTarget.value);
        }}
      />
    );
  }
  return (
    <SelectField label="Answer" value={answer} onChange={(event) => onAsk(event.currentTarget.value)}>
      <option value="">Any</option>
      {(kind === 'yes-no' ? yesNo : options).map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </SelectField>
  );
}
