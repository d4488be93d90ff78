import { msg } from '@waymark/contract/text/message';
import { labelOf } from '@waymark/contract/jobs/choices';
import {
  positiveRecommendations,
  recommendations,
  scorecardTextMaxLength,
  scores as scoreChoices,
  type Recommendation,
} from '@waymark/contract/hiring/choices';
import type { ApplicantScorecards, Criterion, Scorecard } from '@waymark/contract/hiring/scorecards';
import { useId, useState, type FormEvent } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Spinner } from '../../../../components/data/spinner.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextArea } from '../../../../components/form/text-field.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { readDraft, removeDraft, storeDraft } from '../../../../lib/drafts/session-draft.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import {
  describeScorecards,
  draftOf,
  explainSight,
  fieldsOf,
  readScorecardDraft,
  type ScorecardDraft,
} from '../rules.ts';
import styles from './scorecards.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface ScorecardsProps {
  applicationId: string;
  /** The counts after the own scorecard was handed in. */
  onChange: (count: { count: number; yes: number | null }) => void;
}

/** The scorecards of an applicant by the hiring team (L-34); candidates never see them. */
export function Scorecards({ applicationId, onChange }: ScorecardsProps) {
  const say = useSay();
  const params = { applicationId };
  const { data, failure, setData } = useLoaded(
    async () => (await callApi('GET /company/applicants/:applicationId/scorecards', { params })).data,
    [applicationId],
  );
  if (failure) return <Refused message={failure.message} />;
  if (!data) return <Spinner />;
  const explanation = explainSight(data);
  const isWriter = data.isOnTeam && !data.isDecided;

  function keep(next: ApplicantScorecards) {
    setData(next);
    onChange({ count: next.count, yes: next.yes });
  }

  return (
    <section className={ui['stack4']} aria-label={say`Scorecards`}>
      <div className={ui['grid1']}>
        <h3 className={ui['textLg']}>{describeScorecards(say, data)}</h3>
        {explanation && <p className={ui['note']}>{explanation}</p>}
      </div>
      {isWriter && <OwnScorecard applicationId={applicationId} data={data} onSaved={keep} />}
      {!isWriter && data.own && <ScorecardView card={data.own} criteria={data.criteria} isOwn />}
      {data.others?.map((card) => (
        <ScorecardView key={card.id} card={card} criteria={data.criteria} />
      ))}
    </section>
  );
}

function Refused({ message }: { message: string }) {
  const say = useSay();
  return (
    <div className={ui['stack3']}>
      <Notice tone="bad">{message}</Notice>
      <p className={ui['note']}>{say`“Hiring team” above the board shows who is on it.`}</p>
    </div>
  );
}

interface OwnScorecardProps {
  applicationId: string;
  data: ApplicantScorecards;
  onSaved: (data: ApplicantScorecards) => void;
}

/** The form until it is handed in, then the card with a button that opens it again. */
function OwnScorecard({ applicationId, data, onSaved }: OwnScorecardProps) {
  const { own, criteria } = data;
  const [isEditing, setEditing] = useState(false);
  if (own && !isEditing) {
    return <ScorecardView card={own} criteria={criteria} isOwn onEdit={() => setEditing(true)} />;
  }
  return (
    <ScorecardForm
      applicationId={applicationId}
      data={data}
      onSaved={(next) => {
        setEditing(false);
        onSaved(next);
      }}
      onCancel={own ? () => setEditing(false) : undefined}
    />
  );
}

interface ScorecardViewProps {
  card: Scorecard;
  criteria: readonly Criterion[];
  isOwn?: boolean;
  onEdit?: () => void;
}

function ScorecardView({ card, criteria, isOwn = false, onEdit }: ScorecardViewProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { author, recommendation, text, scores, updatedAt } = card;
  const scored = criteria.flatMap(({ id, name }) => {
    const score = scores.find(({ criterionId }) => criterionId === id)?.score;
    return score === undefined ? [] : [{ id, name, score }];
  });
  return (
    <article
      className={`${ui['panel']} ${styles['card']}`}
      aria-label={isOwn ? say`Your scorecard` : (author ?? '')}
    >
      <header className={ui['spread3']}>
        <p>
          <span className={ui['strong']}>{isOwn ? say`You` : (author ?? say`A former colleague`)}</span>{' '}
          <time className={ui['note']} dateTime={updatedAt}>
            {formatDate(words, updatedAt, locale)}
          </time>
        </p>
        <Badge tone={positiveRecommendations.includes(recommendation) ? 'good' : 'bad'}>
          {say(labelOf(recommendations, recommendation))}
        </Badge>
      </header>
      {scored.length > 0 && (
        <dl className={styles['scores']}>
          {scored.map(({ id, name, score }) => (
            <div key={id} className={ui['row3']}>
              <dt className={ui['softSm']} dir="auto">
                {name}
              </dt>
              <dd className={`${ui['row2']} ${ui['textSm']}`}>
                <span className={styles['bar']} data-score={score} aria-hidden="true" />
                <span className={ui['numbers']}>{say`${score} of 4`}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {text && (
        <p className={styles['text']} dir="auto">
          {text}
        </p>
      )}
      {onEdit && (
        <Actions>
          <Button variant="secondary" onClick={onEdit}>
            {say`Change your scorecard`}
          </Button>
        </Actions>
      )}
    </article>
  );
}

interface ScorecardFormProps extends OwnScorecardProps {
  onCancel: (() => void) | undefined;
}

function ScorecardForm({ applicationId, data, onSaved, onCancel }: ScorecardFormProps) {
  const say = useSay();
  const { draft, change, forget } = useScorecardDraft(applicationId, data.own);
  const { pending, failure, run } = useAction();
  const [isAsked, setAsked] = useState(false);
  const { recommendation, text } = draft;
  const left = scorecardTextMaxLength - text.trim().length;
  const tooLong = left < 0 ? say`Please keep it to ${scorecardTextMaxLength} characters.` : '';

  async function save(chosen: Recommendation) {
    const params = { applicationId };
    const body = fieldsOf({ ...draft, recommendation: chosen }, data.criteria);
    const answer = await callApi('PUT /company/applicants/:applicationId/scorecard', { params, body });
    forget();
    onSaved(answer.data);
    showSuccess(msg`Your scorecard is handed in.`);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (recommendation === null) return;
    if (!tooLong) run(() => save(recommendation));
  }

  return (
    <form
      className={`${ui['panel']} ${styles['card']}`}
      noValidate
      aria-label={say`Your scorecard`}
      onSubmit={submit}
    >
      <h4 className={ui['strong']}>{say`Your scorecard`}</h4>
      <Judgement
        criteria={data.criteria}
        draft={draft}
        onChange={change}
        error={isAsked && recommendation === null ? say`Choose a recommendation.` : undefined}
      />
      <TextArea
        label={say`Why (optional)`}
        rows={4}
        value={text}
        error={tooLong || failure || undefined}
        hint={left < 500 ? say`${left} characters left` : say`For the hiring team alone.`}
        onChange={(event) => change({ ...draft, text: event.currentTarget.value })}
      />
      <Actions align="end">
        {onCancel && <CancelButton onCancel={onCancel} forget={forget} />}
        <Button type="submit" pending={pending}>
          {data.own ? say`Save scorecard` : say`Hand in scorecard`}
        </Button>
      </Actions>
    </form>
  );
}

function CancelButton({ onCancel, forget }: { onCancel: () => void; forget: () => void }) {
  const say = useSay();
  function cancel() {
    forget();
    onCancel();
  }
  return (
    <Button variant="secondary" onClick={cancel}>
      {say`Cancel`}
    </Button>
  );
}

interface JudgementProps {
  criteria: readonly Criterion[];
  draft: ScorecardDraft;
  onChange: (draft: ScorecardDraft) => void;
  /** A missing recommendation. */
  error: string | undefined;
}

/** A score for each criterion, and the recommendation. */
function Judgement({ criteria, draft, onChange, error }: JudgementProps) {
  const say = useSay();
  const { scores, recommendation } = draft;

  function score(criterionId: string, value: number | null) {
    const { [criterionId]: _before, ...rest } = scores;
    onChange({ ...draft, scores: value === null ? rest : { ...rest, [criterionId]: value } });
  }

  return (
    <>
      {criteria.map(({ id, name }) => (
        <Scale
          key={id}
          label={name}
          choices={scoreChoices}
          value={scores[id] ?? null}
          onChange={(value) => score(id, value)}
          isOptional
        />
      ))}
      <Scale
        label={say`Recommendation`}
        choices={recommendations}
        value={recommendation}
        onChange={(value) => onChange({ ...draft, recommendation: value })}
        error={error}
      />
    </>
  );
}

interface ScaleProps<Value extends string | number> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Whether it can be left out. */
  isOptional?: boolean;
  error?: string | undefined;
}

/** One of four, the lowest first. */
function Scale<Value extends string | number>(props: ScaleProps<Value>) {
  const say = useSay();
  const { label, choices, value: chosen, onChange, isOptional = false, error } = props;
  const id = useId();
  return (
    <fieldset className={ui['grid1']} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={ui['semiboldSm']}>{label}</legend>
      <div className={styles['scale']}>
        {choices.map(({ value, label: words }) => (
          <label key={value} className={styles['step']}>
            <input
              type="radio"
              className={ui['visuallyHidden']}
              name={id}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            {typeof value === 'number' && <span className={ui['strong']}>{value}</span>}
            <span>{words}</span>
          </label>
        ))}
      </div>
      {isOptional && chosen !== null && (
        <button type="button" className={styles['clear']} onClick={() => onChange(null)}>
          {say`Not judged`}
        </button>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}

/** A scorecard as it is filled in: going on to another applicant or a reload keeps it for its author. */
function useScorecardDraft(applicationId: string, own: Scorecard | null) {
  const { user } = useAuth();
  const owner = user?.id ?? '';
  const key = `scorecard:${applicationId}`;
  const [draft, setDraft] = useState(() => readScorecardDraft(readDraft(key), owner) ?? draftOf(own));
  return {
    draft,
    change(next: ScorecardDraft) {
      setDraft(next);
      storeDraft(key, { owner, ...next });
    },
    forget: () => removeDraft(key),
  };
}
