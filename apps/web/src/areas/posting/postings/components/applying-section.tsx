import { applyWays, yesNo } from '@waymark/contract/posting/choices';
import { postingLimits, questionKinds } from '@waymark/contract/jobs/posting-choices';
import type { DraftQuestion } from '@waymark/contract/posting/postings';
import { msg } from '@waymark/contract/text/message';
import { useRef } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { RadioGroupField } from '../../../../components/form/radio-group-field.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import ui from '../../../../styles/primitives.module.css';
import { moved, newQuestion } from '../form-rules.ts';
import { bindDraft, FormSection, Wide, type SectionProps } from './form-section.tsx';
import styles from './postings.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

const ways = [
  { value: 'here', label: msg`Here, with a resume and answers to your questions` },
  { value: 'link', label: msg`On your own site, by a link` },
];

export function ApplyingSection(section: SectionProps) {
  const say = useSay();
  const { fields, change, problems } = section;
  return (
    <FormSection title={say`Applications`}>
      <Wide>
        <RadioGroupField
          label={say`Where people apply`}
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
            label={say`Link to apply`}
            type="url"
            hint={say`The page where people apply, for example https://company.example/jobs/1`}
            maxLength={500}
            {...bindDraft(section, 'applyUrl')}
          />
        </Wide>
      )}
      <TextField
        label={say`Your email`}
        type="email"
        hint={say`Empty: the whole company gets the mails`}
        maxLength={254}
        {...bindDraft(section, 'notifyEmail')}
      />
      <TextField
        label={say`Deadline (optional)`}
        type="date"
        hint={say`The last day for applications`}
        {...bindDraft(section, 'deadline')}
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

/** Only the company sees which answers speak against an applicant. */
function QuestionList({ questions, problems, onChange }: QuestionListProps) {
  const say = useSay();
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
    <div ref={list} className={ui['grid4']}>
      <div>
        <h3>{say`Screening questions`}</h3>
        <p className={ui['note']}>
          {say`Part of the application. Only you see which answers speak against an applicant.`}
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
        <Button
          variant="secondary"
          disabled={questions.length >= postingLimits.questions}
          why={say`There are ${postingLimits.questions} questions, which is as many as a posting has.`}
          onClick={add}
        >
          {say`Add a question`}
        </Button>
      </div>
    </div>
  );
}

interface QuestionCardProps {
  question: DraftQuestion;
  /** Counted from 1. */
  number: number;
  count: number;
  error: string | undefined;
  onChange: (part: Partial<DraftQuestion>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function QuestionCard(props: QuestionCardProps) {
  const say = useSay();
  const { question, number, count, error, onChange, onMove, onRemove } = props;
  return (
    <div
      className={`${ui['panel']} ${ui['grid4']} ${styles['question']}`}
      role="group"
      aria-label={say`Question ${number}`}
      data-question
    >
      <SelectField
        label={say`Question ${number}: kind of answer`}
        value={question.kind}
        onChange={(event) => {
          const kind = questionKinds.find(({ value }) => value === event.currentTarget.value)?.value;
          if (kind) onChange({ kind, knockoutAnswers: [], knockoutMin: '', knockoutMax: '' });
        }}
      >
        <Options choices={questionKinds} />
      </SelectField>
      <TextField
        label={say`Question`}
        value={question.question}
        maxLength={postingLimits.question}
        onChange={(event) => onChange({ question: event.currentTarget.value })}
        error={error}
      />
      {question.kind === 'choice' && <Choices question={question} onChange={onChange} />}
      <Knockout question={question} onChange={onChange} />
      <CheckboxField
        label={say`Has to be answered`}
        checked={question.required}
        onChange={(event) => onChange({ required: event.currentTarget.checked })}
      />
      <div className={ui['wrap2']}>
        <Button variant="quiet" disabled={number === 1} onClick={() => onMove(number - 2)}>
          {say`Move up`}
        </Button>
        <Button variant="quiet" disabled={number === count} onClick={() => onMove(number)}>
          {say`Move down`}
        </Button>
        <Button variant="quiet" aria-label={say`Remove question ${number}`} onClick={onRemove}>
          {say`Remove`}
        </Button>
      </div>
    </div>
  );
}

type PartProps = Pick<QuestionCardProps, 'question' | 'onChange'>;

function Choices({ question, onChange }: PartProps) {
  const say = useSay();
  return (
    <TextArea
      label={say`Choices`}
      hint={say`One a line`}
      rows={4}
      value={question.options.join('\n')}
      onChange={(event) => {
        const lines = event.currentTarget.value.split('\n').slice(0, postingLimits.options);
        onChange({ options: lines.map((line) => line.slice(0, postingLimits.option)) });
      }}
    />
  );
}

/** The answers that speak against an applicant. */
function Knockout({ question, onChange }: PartProps) {
  const say = useSay();
  if (question.kind === 'text') return null;
  if (question.kind === 'number') return <NumberKnockout question={question} onChange={onChange} />;
  const options =
    question.kind === 'yes-no' ? [...yesNo] : question.options.filter((one) => one.trim() !== '');
  if (options.length === 0) return null;
  return (
    <fieldset className={`${ui['grid2']} ${styles['knockout']}`}>
      <legend className={ui['note']}>{say`Speaks against an applicant (optional)`}</legend>
      {[...new Set(options)].map((option) => (
        <CheckboxField
          key={option}
          label={question.kind === 'yes-no' ? say(option) : option}
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
  const say = useSay();
  const bounds = [
    { name: 'knockoutMin', label: say`At least (optional)` },
    { name: 'knockoutMax', label: say`At most (optional)` },
  ] as const;
  return (
    <div className={`${ui['grid4']} ${styles['pair']}`}>
      {bounds.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          inputMode="decimal"
          value={question[name]}
          maxLength={20}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      ))}
    </div>
  );
}
