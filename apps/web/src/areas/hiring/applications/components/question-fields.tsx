import { postingLimits, yesNo } from '@waymark/contract/posting/choices/postings';
import type { JobQuestion } from '@waymark/contract/jobs/jobs';
import { RadioGroupField } from '../../../../components/form/radio-group-field.tsx';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';

interface QuestionFieldsProps {
  questions: readonly JobQuestion[];
  answers: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  onChange: (answers: Record<string, string>) => void;
}

/** What the employer asks of whoever applies. */
export function QuestionFields({ questions, answers, problems, onChange }: QuestionFieldsProps) {
  return questions.map((question) => (
    <QuestionField
      key={question.id}
      question={question}
      answer={answers[question.id] ?? ''}
      error={problems[`answers.${question.id}`]}
      onAnswer={(answer) => onChange({ ...answers, [question.id]: answer })}
    />
  ));
}

interface QuestionFieldProps {
  question: JobQuestion;
  answer: string;
  error: string | undefined;
  onAnswer: (answer: string) => void;
}

function QuestionField({ question, answer, error, onAnswer }: QuestionFieldProps) {
  const { id, kind, question: asked, options, required } = question;
  const label = required ? asked : `${asked} (optional)`;
  if (kind === 'yes-no' || kind === 'choice') {
    return (
      <RadioGroupField
        label={label}
        name={`answer-${id}`}
        options={(kind === 'yes-no' ? yesNo : options).map((value) => ({ value, label: value }))}
        chosen={answer}
        error={error}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onAnswer(event.currentTarget.value)}
      />
    );
  }
  if (kind === 'number') {
    return (
      <TextField
        label={label}
        inputMode="decimal"
        value={answer}
        maxLength={20}
        error={error}
        onChange={(event) => onAnswer(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextArea
      label={label}
      rows={3}
      value={answer}
      maxLength={postingLimits.answer}
      error={error}
      onChange={(event) => onAnswer(event.currentTarget.value)}
    />
  );
}
