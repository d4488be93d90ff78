import { CheckboxField } from '../../../../../components/form/checkbox-field.tsx';
import { SelectField } from '../../../../../components/form/select-field.tsx';
import { Badge } from '../../../../../components/data/tag.tsx';
import ui from '../../../../../styles/primitives.module.css';
import { formatPartialDate } from '../../entry-rules.ts';
import { answerKey, isAnswered, type DateQuestion, type Proposal } from '../../fill-rules.ts';
import styles from './fill-form.module.css';
import type { Filling } from './use-filling.ts';
import { useSay } from '../../../../../lib/languages/say.ts';

interface ProposalItemProps {
  proposal: Proposal;
  filling: Filling;
  quotes: ReadonlyMap<string, string>;
  onShow: (lines: readonly string[]) => void;
}

/** A value of the file: the change, its line, and whether it is accepted. */
export function ProposalItem({ proposal, filling, quotes, onShow }: ProposalItemProps) {
  const say = useSay();
  const { accepted, answers, choose } = filling;
  const { title, isChange, changes, questions, lines } = proposal;
  const isOpen = !isAnswered(proposal, answers);
  // An entry that consists of its name has nothing to list below it.
  const isNameOnly =
    changes.length === 1 && changes[0]?.after === title && !isChange && questions.length === 0;
  return (
    // What is looked at is shown in the file: nothing is done by it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={`${ui['stack2']} ${styles['item']}`}
      data-accepted={accepted.includes(proposal) || undefined}
      onMouseEnter={() => onShow(lines)}
      onFocus={() => onShow(lines)}
    >
      <CheckboxField
        label={
          <>
            <strong dir="auto">{title}</strong> {isChange && <Badge>{say`changes what is there`}</Badge>}
          </>
        }
        hint={isOpen ? say`Answer the question below first.` : undefined}
        disabled={isOpen}
        checked={accepted.includes(proposal)}
        onChange={(event) => choose([proposal], event.currentTarget.checked)}
      />
      {!isNameOnly && <Changes proposal={proposal} />}
      {questions.map((question) => (
        <Question key={question.field} proposal={proposal} question={question} filling={filling} />
      ))}
      <Quote lines={lines} quotes={quotes} shownText={isNameOnly ? title : ''} />
    </li>
  );
}

function Changes({ proposal: { changes } }: { proposal: Proposal }) {
  return (
    <dl className={`${ui['grid2']} ${styles['changes']}`}>
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before && <del className={`${ui['muted']} ${styles['before']}`}>{before}</del>}
            <span className={styles['after']}>{after}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface QuestionProps {
  proposal: Proposal;
  question: DateQuestion;
  filling: Filling;
}

const leftOut = 'none';

/** An ambiguous date: the user chooses a meaning or leaves it out. */
function Question({ proposal, question, filling }: QuestionProps) {
  const say = useSay();
  const { answers, setAnswers } = filling;
  const key = answerKey(proposal, question);
  const answer = answers[key];
  return (
    <SelectField
      label={say`${question.field === 'from' ? say`Start` : say`End`}: what does “${question.printed}” mean?`}
      value={answer === '' ? leftOut : (answer ?? '')}
      onChange={(event) => {
        const { value } = event.currentTarget;
        const { [key]: _, ...others } = answers;
        setAnswers(value === '' ? others : { ...others, [key]: value === leftOut ? '' : value });
      }}
    >
      <option value="">{say`Please choose`}</option>
      {question.choices.map((date) => (
        <option key={date} value={date}>
          {formatPartialDate(say, date)}
        </option>
      ))}
      <option value={leftOut}>{say`Leave it out`}</option>
    </SelectField>
  );
}

const quotedLines = 2;

interface QuoteProps extends Pick<ProposalItemProps, 'quotes'> {
  lines: readonly string[];
  /** The text that is already shown above. */
  shownText: string;
}

function Quote({ lines, quotes, shownText }: QuoteProps) {
  const texts = lines.map((id) => quotes.get(id) ?? '').filter((text) => text !== '' && text !== shownText);
  if (texts.length === 0) return null;
  return (
    <blockquote className={`${ui['softSm']} ${styles['quote']}`}>
      {texts.slice(0, quotedLines).join(' ')}
      {texts.length > quotedLines && ' …'}
    </blockquote>
  );
}
