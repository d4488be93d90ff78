import type { JobQuestion } from '@waymark/contract/jobs/jobs';
import { yesNo } from '@waymark/contract/posting/choices';
import { postingLimits } from '@waymark/contract/jobs/posting-choices';
import { RadioGroupField } from './radio-group-field.tsx';
import { TextArea, TextField } from './text-field.tsx';
import { useSay } from '../../lib/languages/say.ts';

interface QuestionFieldProps {
  question: JobQuestion;
  answer: string;
  error: string | undefined;
  onAnswer: (answer: string) => void;
}

/** A question of an employer to applicants. */
export function QuestionField({ question, answer, error, onAnswer }: QuestionFieldProps) {
  const say = useSay();
  const { id, kind, options, required } = question;
  const field = {
    label: required ? question.question : say`${question.question} (optional)`,
    error,
    onChange: (event: { currentTarget: { value: string } }) => onAnswer(event.currentTarget.value),
  };
  if (kind === 'yes-no' || kind === 'choice') {
    return (
      <RadioGroupField
        {...field}
        name={`answer-${id}`}
        options={
          kind === 'yes-no'
            ? yesNo.map((value) => ({ value, label: say(value) }))
            : options.map((value) => ({ value, label: value }))
        }
        chosen={answer}
        aria-invalid={error ? true : undefined}
      />
    );
  }
  if (kind === 'number') return <TextField {...field} inputMode="decimal" value={answer} maxLength={20} />;
  return <TextArea {...field} rows={3} value={answer} maxLength={postingLimits.answer} />;
}
