import type { ApplicantBoard, BoardQuestion } from '@waymark/contract/hiring/applicants';
import { applicantSorts } from '@waymark/contract/hiring/choices';
import { yesNo } from '@waymark/contract/posting/choices';
import { useState, type SyntheticEvent, type KeyboardEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Options } from '../../../../components/form/choice-options.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import ui from '../../../../styles/primitives.module.css';
import { isFiltered, withParameters, type Filters } from '../filter-rules.ts';
import styles from './applicants.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface FilterBarProps {
  board: ApplicantBoard;
  filters: Filters;
}

type Ask = (changes: Readonly<Record<string, string | null>>) => void;

/** Changes filters in the address; an open applicant may not be among those found. */
function useAsk(): Ask {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (changes) =>
    void navigate(withParameters(search, { ...changes, applicant: null, compare: null }), {
      preventScrollReset: true,
    });
}

/** Searches with Enter. */
export function WordSearch({ filters }: { filters: Filters }) {
  const say = useSay();
  const ask = useAsk();

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    ask({ q: typeof q === 'string' ? q.trim() : null });
  }

  return (
    // Keyed: clearing the filters elsewhere clears the typed words.
    <form key={filters.q ?? ''} role="search" aria-label={say`Applicants`} onSubmit={submit}>
      <input
        className={styles['compact']}
        name="q"
        type="search"
        dir="auto"
        aria-label={say`Search`}
        placeholder={say`Search applicants`}
        maxLength={100}
        defaultValue={filters.q ?? ''}
      />
    </form>
  );
}

/** Each choice applies at once. */
export function FilterBar({ board, filters }: FilterBarProps) {
  const say = useSay();
  const [search] = useSearchParams();
  const ask = useAsk();
  return (
    <div className={styles['filterBar']} role="group" aria-label={say`Filters`}>
      <Choices board={board} filters={filters} ask={ask} />
      {isFiltered(filters) && (
        <Link className={`${ui['row']} ${styles['clear']}`} to={withParameters(search, cleared)}>
          {say`Clear filters`}
        </Link>
      )}
    </div>
  );
}

const cleared = { q: null, tag: null, rating: null, starred: null, knockout: null, answer: null };

interface ChoicesProps extends FilterBarProps {
  ask: Ask;
}

function Choices({ board, filters, ask }: ChoicesProps) {
  const say = useSay();
  const { tags, questions } = board;
  return (
    <>
      <EvaluationSelect filters={filters} ask={ask} />
      {tags.length > 0 && (
        <SelectField
          label={say`Tag`}
          value={filters.tag?.[0] ?? ''}
          onChange={(event) => ask({ tag: event.currentTarget.value })}
        >
          <option value="">{say`Any`}</option>
          <Options choices={tags.map(({ id, name }) => ({ value: id, label: name }))} />
        </SelectField>
      )}
      {questions.length > 0 && (
        <>
          <SelectField
            label={say`Knock-out answers`}
            value={filters.knockout ?? ''}
            onChange={(event) => ask({ knockout: event.currentTarget.value })}
          >
            <option value="">{say`Any`}</option>
            <option value="none">{say`None`}</option>
            <option value="some">{say`Some`}</option>
          </SelectField>
          <AnswerFilter
            questions={questions}
            filter={filters.answer?.[0]}
            onFilter={(answer) => ask({ answer })}
          />
        </>
      )}
      <SelectField
        label={say`Sort`}
        value={filters.sort ?? 'recent'}
        onChange={({ currentTarget: { value } }) => ask({ sort: value === 'recent' ? null : value })}
      >
        <Options choices={applicantSorts} />
      </SelectField>
    </>
  );
}

/** A star or a rating: one of them at a time. */
function EvaluationSelect({ filters, ask }: Omit<ChoicesProps, 'board'>) {
  const say = useSay();
  const choose = (value: string) =>
    ask({ starred: value === 'starred' ? 'yes' : null, rating: value === 'starred' ? null : value });
  return (
    <SelectField
      label={say`Marks`}
      value={filters.starred ? 'starred' : (filters.rating ?? '')}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="">{say`Any`}</option>
      <option value="starred">{say`Starred`}</option>
      {[5, 4, 3, 2, 1].map((rating) => (
        <option key={rating} value={rating}>
          {rating === 5 ? say`Rated 5` : say`Rated ${rating} or more`}
        </option>
      ))}
    </SelectField>
  );
}

interface AnswerFilterProps {
  questions: readonly BoardQuestion[];
  /** `QUESTION:ANSWER` */
  filter: string | undefined;
  onFilter: (filter: string | null) => void;
}

/** Filters by the answer to a question of the posting. */
function AnswerFilter({ questions, filter, onFilter }: AnswerFilterProps) {
  const say = useSay();
  const [chosen, setChosen] = useState(filter?.slice(0, 36) ?? '');
  const question = questions.find(({ id }) => id === chosen);
  const answer = filter?.startsWith(`${chosen}:`) ? filter.slice(37) : '';
  const ask = (value: string) => onFilter(value === '' ? null : `${chosen}:${value}`);

  function choose(id: string) {
    setChosen(id);
    if (filter) onFilter(null);
  }

  return (
    <>
      <SelectField
        label={say`Question`}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{say`None`}</option>
        <Options choices={questions.map(({ id, question: label }) => ({ value: id, label }))} />
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
  const say = useSay();
  if (kind === 'number' || kind === 'text') {
    const ask = (text: string) => text.trim() !== answer && onAsk(text.trim());
    return (
      <TextField
        label={kind === 'number' ? say`At least` : say`Answer has`}
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
    <SelectField label={say`Answer`} value={answer} onChange={(event) => onAsk(event.currentTarget.value)}>
      <option value="">{say`Any`}</option>
      {(kind === 'yes-no' ? yesNo : options).map((option) => (
        <option key={option} value={option}>
          {kind === 'yes-no' ? say(option) : option}
        </option>
      ))}
    </SelectField>
  );
}
