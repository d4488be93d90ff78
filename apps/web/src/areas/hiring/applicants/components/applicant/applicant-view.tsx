import { ownText } from '../../../../../lib/board.ts';
import type { Say } from '@waymark/contract/text/say';
import { msg } from '@waymark/contract/text/message';
import type { Applicant, ApplicantCard, ApplicantTag } from '@waymark/contract/hiring/applicants';
import { useCallback, type ReactNode } from 'react';
import { useBoardWords } from '../../../../../lib/board-words.ts';
import { PageSpinner } from '../../../../../components/data/spinner.tsx';
import { Tabs } from '../../../../../components/data/tabs.tsx';
import { Badge } from '../../../../../components/data/tag.tsx';
import { ResumeView } from '../../../../../components/document/resume-view.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { Options } from '../../../../../components/form/choice-options.tsx';
import { Notice } from '../../../../../components/form/notice.tsx';
import { callApi, downloadFile, fetchFile } from '../../../../../lib/api-client.ts';
import { formatDate } from '../../../../../lib/format-date.ts';
import { showFailed } from '../../../../../lib/toasts.ts';
import { useAction } from '../../../../../lib/use-action.ts';
import { useLoaded } from '../../../../../lib/use-loaded.ts';
import { useLocale } from '../../../../../lib/languages/language.ts';
import ui from '../../../../../styles/primitives.module.css';
import { nameOf } from '../../board-rules.ts';
import { useBoard, useBoardStore, type ApplicantTab } from '../use-board.ts';
import { Evaluation, Notes } from './applicant-evaluation.tsx';
import styles from './applicant-view.module.css';
import { useSay } from '../../../../../lib/languages/say.ts';

/** The parts of other modules that the page puts together. */
interface LetterActions {
  onQuiet: () => void;
  onClose: () => void;
}

export interface ApplicantParts {
  /** Further buttons for an applicant, beside the stage. */
  renderTools: (applicationId: string) => ReactNode;
  renderMessages: (applicationId: string) => ReactNode;
  renderScorecards: (
    applicationId: string,
    onChange: (count: ApplicantCard['scorecards']) => void,
  ) => ReactNode;
  /** Further buttons for the selected applicants. */
  renderBulkTools: (applicationIds: string[]) => ReactNode;
  /** The letters that decline applicants, for none a closed dialog; `onQuiet` declines them without. */
  renderLetters: (applicationIds: string[], actions: LetterActions) => ReactNode;
  renderTeam: (jobId: string) => ReactNode;
}

interface ApplicantViewProps {
  id: string;
  tags: readonly ApplicantTag[];
  parts: ApplicantParts;
  /** Beside another applicant, without a heading above. */
  isCompared?: boolean;
  /** Further tools beside the stage. */
  children?: ReactNode;
}

/** An applicant: who it is and where the application stands, and below one part of it after the other. */
export function ApplicantView({ id, tags, parts, isCompared = false, children }: ApplicantViewProps) {
  const say = useSay();
  const { applicant, failure, update } = useApplicant(id);
  const card = useBoard((state) => state.cards.get(id));
  const tab = useBoard((state) => state.tab);
  const show = useBoard((state) => state.show);
  if (failure) return <Notice tone="bad">{failure.message}</Notice>;
  const known = applicant ?? card;
  if (!known) return <PageSpinner />;
  const name = nameOf(known);
  return (
    <article className={styles['view']} aria-label={name} aria-busy={!applicant}>
      {isCompared && (
        <h3 className={ui['textLg']} dir="auto">
          {name}
        </h3>
      )}
      <Contact card={known} applicant={applicant} />
      <div className={styles['decide']}>
        <StageSelect id={id} />
        {applicant?.isChangeable && parts.renderTools(id)}
        {children}
      </div>
      <Tabs
        label={name}
        tabs={[
          { value: 'resume', label: say`Resume` },
          { value: 'application', label: say`Application` },
          { value: 'notes', label: say`Notes`, count: card?.notes },
          { value: 'messages', label: say`Messages` },
          { value: 'scorecards', label: say`Scorecards`, count: card?.scorecards?.count },
        ]}
        value={tab}
        onChange={show}
        panelClassName={styles['part']}
      >
        {applicant ? (
          <Part applicant={applicant} tab={tab} tags={tags} parts={parts} onChange={update} />
        ) : (
          <PageSpinner />
        )}
      </Tabs>
    </article>
  );
}

interface PartProps {
  applicant: Applicant;
  tab: ApplicantTab;
  tags: readonly ApplicantTag[];
  parts: ApplicantParts;
  onChange: (change: Partial<Applicant>) => void;
}

function Part({ applicant, tab, tags, parts, onChange }: PartProps) {
  const { id } = applicant;
  switch (tab) {
    case 'resume':
      return <Resume applicant={applicant} />;
    case 'application':
      return <Application applicant={applicant} />;
    case 'notes':
      return (
        <div className={ui['stack5']}>
          <Evaluation applicant={applicant} tags={tags} onChange={onChange} />
          <Notes applicant={applicant} onChange={onChange} />
        </div>
      );
    case 'messages':
      return parts.renderMessages(id);
    case 'scorecards':
      return parts.renderScorecards(id, (scorecards) => onChange({ scorecards }));
  }
}

function Application({ applicant: { answers, coverLetter, events } }: { applicant: Applicant }) {
  const say = useSay();
  return (
    <div className={ui['stack5']}>
      <Answers answers={answers} />
      {coverLetter && (
        <section>
          <h3 className={styles['title']}>{say`Cover letter`}</h3>
          <p className={styles['letter']} dir="auto">
            {coverLetter}
          </p>
        </section>
      )}
      {answers.length === 0 && !coverLetter && (
        <p className={ui['note']}>{say`Sent without a cover letter. The posting asks no questions.`}</p>
      )}
      <History events={events} />
    </div>
  );
}

/** The card is known before the applicant is loaded, whose lines have their room meanwhile. */
function Contact({ card, applicant }: { card: ApplicantCard; applicant: Applicant | undefined }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const facts = [card.jobTitle, card.location, applicant?.experienceLevel].filter(Boolean);
  return (
    <div className={`${ui['grid1']} ${ui['textSm']} ${ui['anywhere']}`}>
      <p className={`${ui['wrap']} ${styles['ways']}`}>
        {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        <span className={`${ui['muted']} ${ui['nowrap']}`}>
          {say`Applied on`} <time dateTime={card.appliedAt}>{formatDate(words, card.appliedAt, locale)}</time>
        </span>
      </p>
      <p className={`${ui['wrap']} ${styles['ways']}`}>
        {applicant && <a href={`mailto:${applicant.email}`}>{applicant.email}</a>}
        {applicant?.phone && (
          <a href={`tel:${applicant.phone.replaceAll(/[^\d+]/g, '')}`}>{applicant.phone}</a>
        )}
      </p>
      {applicant?.emailConfirmed === false && (
        <p
          className={ui['note']}
        >{say`This address is not confirmed yet: it may belong to another person.`}</p>
      )}
    </div>
  );
}

/** Choosing another stage moves the applicant. */
function StageSelect({ id }: { id: string }) {
  const say = useSay();
  const isChangeable = useBoard((state) => state.loaded.isChangeable);
  const stages = useBoard((state) => state.stages);
  const stageId = useBoard((state) => state.cards.get(id)?.stageId);
  const store = useBoardStore();
  if (!isChangeable || stageId === undefined) {
    return (
      <p>
        <Badge>
          {ownText(stages.find((stage) => stage.id === stageId)?.name ?? '', say.language) || say`Stage`}
        </Badge>
      </p>
    );
  }
  return (
    <label className={`${ui['row2']} ${styles['stage']}`}>
      <span className={ui['semiboldSm']}>{say`Stage`}</span>
      <select
        className={styles['compact']}
        value={stageId}
        onChange={(event) => store.getState().move([id], event.currentTarget.value)}
      >
        <Options
          choices={stages.map((stage) => ({ value: stage.id, label: ownText(stage.name, say.language) }))}
        />
      </select>
    </label>
  );
}

/** The applicant; opening a new one marks them as seen. */
function useApplicant(id: string) {
  const store = useBoardStore();
  const change = useBoard((state) => state.change);
  const loads = useBoard((state) => state.loads);
  const input = { params: { applicationId: id } };

  const {
    data: applicant,
    failure,
    setData,
  } = useLoaded(
    async (signal) => {
      const { data } = await callApi('GET /company/applicants/:applicationId', input, { signal });
      const { stages, see, keep } = store.getState();
      // The card may be on a page of the board that is not loaded.
      keep([data]);
      const isNew = stages.some(({ id: stage, kind }) => stage === data.stageId && kind === 'new');
      if (isNew && data.isChangeable) await see(id);
      return data;
    },
    [id, store, loads],
  );

  function update(part: Partial<Applicant>) {
    setData((before) => ({ ...before, ...part }));
    const { rating, starred, tags, notes, scorecards } = part;
    change(id, {
      ...(rating !== undefined && { rating }),
      ...(starred !== undefined && { starred }),
      ...(tags && { tags }),
      ...(notes !== undefined && { notes }),
      ...(scorecards !== undefined && { scorecards }),
    });
  }

  return { applicant, failure, update };
}

/** The answers to the questions of the posting. */
function Answers({ answers }: Pick<Applicant, 'answers'>) {
  const say = useSay();
  if (answers.length === 0) return null;
  return (
    <section>
      <h3 className={styles['title']}>{say`Answers`}</h3>
      <dl className={`${ui['grid3']} ${styles['answers']}`}>
        {answers.map(({ id, question, answer, isKnockout }) => (
          <div key={id}>
            <dt dir="auto">{question}</dt>
            <dd>
              {answer} {isKnockout && <Badge tone="bad">{say`Knock-out`}</Badge>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Event = Applicant['events'][number];

/** The events of the application, latest first. */
function History({ events }: { events: readonly Event[] }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  if (events.length === 0) return null;
  return (
    <section>
      <h3 className={styles['title']}>{say`History`}</h3>
      <ol className={`${ui['grid2']} ${ui['textSm']} ${styles['events']}`}>
        {events.map((event) => (
          <li key={event.id}>
            <span>{describe(say, event)}</span>{' '}
            <time dateTime={event.at}>{formatDate(words, event.at, locale)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function describe(say: Say, { kind, by, ...event }: Event): string {
  const stage = ownText(event.stage, say.language);
  if (kind === 'moved') return by === null ? say`Moved to ${stage}` : say`${by} moved to ${stage}`;
  return { submitted: msg`Applied`, viewed: msg`Opened`, withdrawn: msg`Withdrawn` }[kind];
}

function Resume({ applicant }: { applicant: Applicant }) {
  const say = useSay();
  const { id: applicationId, resumeName, resumeFormat } = applicant;
  const { pending, run } = useAction(showFailed);
  const key = 'GET /applications/:applicationId/resume';
  const loadFile = useCallback(() => fetchFile(key, { params: { applicationId } }), [applicationId]);
  const loadText = useCallback(async () => {
    const input = { params: { applicationId } };
    return (await callApi('GET /applications/:applicationId/resume/text', input)).data;
  }, [applicationId]);
  return (
    <section className={ui['grid3']} aria-label={say`Resume`}>
      <div className={`${ui['spread']} ${styles['head']}`}>
        <p className={ui['anywhere']}>{resumeName}</p>
        <Button
          variant="secondary"
          className={styles['compact']}
          pending={pending}
          aria-label={say`Download resume of ${nameOf(applicant)}, ${resumeName}`}
          onClick={() => run(() => downloadFile(key, { params: { applicationId } }, resumeName))}
        >
          {say`Download resume`}
        </Button>
      </div>
      <ResumeView key={applicationId} format={resumeFormat} loadFile={loadFile} loadText={loadText} />
    </section>
  );
}
