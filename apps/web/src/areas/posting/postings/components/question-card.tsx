import { postingLimits, questionKinds, yesNo } from '@waymark/contract/posting/choices/postings';
import type { DraftQuestion } from '@waymark/contract/posting/postings';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import styles from './posting-form.module.css';

interface QuestionCardProps {
  question: DraftQuestion;
  /** Its place, counted from 1, of so many. */
  number: number;
  count: number;
  error: string | undefined;
  onChange: (part: Partial<DraftQuestion>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function QuestionCard(props: QuestionCardProps) {
  const { question, number, count, error, onChange, onMove, onRemove } = props;
  return (
    <div className={styles['question']} role="group" aria-label={`Question ${number}`} data-question>
      <SelectField
        label={`Question ${number}: kind of answer`}
        value={question.kind}
        onChange={(event) => {
          const kind = questionKinds.find(({ value }) => value === event.currentTarget.value)?.value;
          if (kind) onChange({ kind, knockoutAnswers: [], knockoutMin: '', knockoutMax: '' });
        }}
      >
        {questionKinds.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Question"
        value={question.question}
        maxLength={postingLimits.question}
        onChange={(event) => onChange({ question: event.currentTarget.value })}
        error={error}
      />
      {question.kind === 'choice' && <Choices question={question} onChange={onChange} />}
      <Knockout question={question} onChange={onChange} />
      <CheckboxField
        label="Has to be answered"
        checked={question.required}
        onChange={(event) => onChange({ required: event.currentTarget.checked })}
      />
      <div className={styles['questionTools']}>
        <Button variant="quiet" disabled={number === 1} onClick={() => onMove(number - 2)}>
          Move up
        </Button>
        <Button variant="quiet" disabled={number === count} onClick={() => onMove(number)}>
          Move down
        </Button>
        <Button variant="quiet" aria-label={`Remove question ${number}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </div>
  );
}

type PartProps = Pick<QuestionCardProps, 'question' | 'onChange'>;

function Choices({ question, onChange }: PartProps) {
  return (
    <TextArea
      label="Choices"
      hint="One a line"
      rows={4}
      value={question.options.join('\n')}
      onChange={(event) => {
        const lines = event.currentTarget.value.split('\n').slice(0, postingLimits.options);
        onChange({ options: lines.map((line) => line.slice(0, postingLimits.option)) });
      }}
    />
  );
}

/** What speaks against an applicant. */
function Knockout({ question, onChange }: PartProps) {
  if (question.kind === 'text') return null;
  if (question.kind === 'number') return <NumberKnockout question={question} onChange={onChange} />;
  const options =
    question.kind === 'yes-no' ? [...yesNo] : question.options.filter((one) => one.trim() !== '');
  if (options.length === 0) return null;
  return (
    <fieldset className={styles['knockout']}>
      <legend className={styles['note']}>Speaks against an applicant (optional)</legend>
      {[...new Set(options)].map((option) => (
        <CheckboxField
          key={option}
          label={option}
          checked={question.knockoutAnswers.includes(option)}
          onChange={(event) => {
            const others = question.knockoutAnswers.filter((one) => one !== option);
            onChange({ knockoutAnswers: event.currentTarget.checked ? [...others, option] : others });
          }}
        />
      ))}
    </fieldset>
  );
}

function NumberKnockout({ question, onChange }: PartProps) {
  return (
    <div className={styles['pair']}>
      <TextField
        label="At least (optional)"
        inputMode="decimal"
        value={question.knockoutMin}
        maxLength={20}
        onChange={(event) => onChange({ knockoutMin: event.currentTarget.value })}
      />
      <TextField
        label="At most (optional)"
        inputMode="decimal"
        value={question.knockoutMax}
        maxLength={20}
        onChange={(event) => onChange({ knockoutMax: event.currentTarget.value })}
      />
    </div>
  );
}
