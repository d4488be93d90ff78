import type { Applicant, ApplicantTag } from '@waymark/contract/hiring/applicants';
import { useCallback, type ReactNode } from 'react';
import { PageSpinner } from '../../../../../components/data/spinner.tsx';
import { Badge } from '../../../../../components/data/tag.tsx';
import { ResumeView } from '../../../../../components/document/resume-view.tsx';
import { ScrollRegion } from '../../../../../components/document/scroll-region.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { Options } from '../../../../../components/form/choice-options.tsx';
import { Notice } from '../../../../../components/form/notice.tsx';
import { SelectField } from '../../../../../components/form/select-field.tsx';
import { callApi, downloadFile, fetchFile } from '../../../../../lib/api-client.ts';
import { formatDate } from '../../../../../lib/format-date.ts';
import { showError } from '../../../../../lib/toasts.ts';
import { useAction } from '../../../../../lib/use-action.ts';
import { useLoaded } from '../../../../../lib/use-loaded.ts';
import ui from '../../../../../styles/primitives.module.css';
import { nameOf } from '../../board-rules.ts';
import { useBoard, useBoardStore } from '../use-board.ts';
import { Evaluation, Notes } from './applicant-evaluation.tsx';
import styles from './applicant-view.module.css';

interface ApplicantViewProps {
  /** Further buttons for the applicant. */
  renderTools: (applicationId: string) => ReactNode;
  id: string;
  tags: readonly ApplicantTag[];
  isComparing: boolean;
}

/** Everything about an applicant, beside the resume. */
export function ApplicantView({ id, tags, isComparing, renderTools }: ApplicantViewProps) {
  const { applicant, failure, update } = useApplicant(id);
  if (failure) return <Notice tone="bad">{failure.message}</Notice>;
  if (!applicant) return <PageSpinner />;
  return (
    <article
      className={`${ui['grid6']} ${styles['view']}`}
      data-comparing={isComparing}
      aria-label={nameOf(applicant)}
    >
      <div className={`${ui['grid5']} ${styles['facts']}`}>
        {isComparing && <h3 className={ui['textLg']}>{nameOf(applicant)}</h3>}
        <Contact applicant={applicant} />
        <StageSelect id={id} isChangeable={applicant.isChangeable} />
        {!isComparing && applicant.isChangeable && renderTools(id)}
        <Evaluation applicant={applicant} tags={tags} onChange={update} />
        <Answers answers={applicant.answers} />
        {applicant.coverLetter && (
          <section>
            <h3 className={styles['title']}>Cover letter</h3>
            <p className={styles['letter']}>{applicant.coverLetter}</p>
          </section>
        )}
        <Notes applicant={applicant} onChange={update} />
        {!isComparing && <History events={applicant.events} />}
      </div>
      <Resume applicant={applicant} />
    </article>
  );
}

function Contact({ applicant }: { applicant: Applicant }) {
  const { jobTitle, location, experienceLevel, email, phone, emailConfirmed, appliedAt } = applicant;
  const facts = [jobTitle, location, experienceLevel].filter(Boolean);
  return (
    <div className={`${ui['grid1']} ${ui['anywhere']}`}>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      <p className={`${ui['wrap']} ${styles['ways']}`}>
        <a href={`mailto:${email}`}>{email}</a>
        {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
      </p>
      {!emailConfirmed && (
        <p className={ui['note']}>This address is not confirmed yet: it may belong to another person.</p>
      )}
      <p className={ui['note']}>
        Applied on <time dateTime={appliedAt}>{formatDate(appliedAt)}</time>
      </p>
    </div>
  );
}

/** Choosing another stage moves the applicant. */
function StageSelect({ id, isChangeable }: { id: string; isChangeable: boolean }) {
  const stages = useBoard((state) => state.stages);
  const stageId = useBoard((state) => state.cards.get(id)?.stageId);
  const store = useBoardStore();
  if (!isChangeable || stageId === undefined) {
    return (
      <p>
        <Badge>{stages.find((stage) => stage.id === stageId)?.name ?? 'Stage'}</Badge>
      </p>
    );
  }
  return (
    <SelectField
      label="Stage"
      value={stageId}
      onChange={(event) => store.getState().move([id], event.currentTarget.value)}
    >
      <Options choices={stages.map((stage) => ({ value: stage.id, label: stage.name }))} />
    </SelectField>
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
      if (isNew && data.isChangeable) see(id);
      return data;
    },
    [id, store, loads],
  );

  function update(part: Partial<Applicant>) {
    setData((before) => ({ ...before, ...part }));
    const { rating, starred, tags, notes } = part;
    change(id, {
      ...(rating !== undefined && { rating }),
      ...(starred !== undefined && { starred }),
      ...(tags && { tags }),
      ...(notes !== undefined && { notes }),
    });
  }

  return { applicant, failure, update };
}

/** The answers to the questions of the posting. */
function Answers({ answers }: Pick<Applicant, 'answers'>) {
  if (answers.length === 0) return null;
  return (
    <section>
      <h3 className={styles['title']}>Answers</h3>
      <dl className={`${ui['grid3']} ${styles['answers']}`}>
        {answers.map(({ id, question, answer, isKnockout }) => (
          <div key={id}>
            <dt>{question}</dt>
            <dd>
              {answer} {isKnockout && <Badge tone="bad">Knock-out</Badge>}
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
  if (events.length === 0) return null;
  return (
    <section>
      <h3 className={styles['title']}>History</h3>
      <ol className={`${ui['grid2']} ${ui['textSm']} ${styles['events']}`}>
        {events.map((event) => (
          <li key={event.id}>
            <span>{describe(event)}</span> <time dateTime={event.at}>{formatDate(event.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function describe({ kind, stage, by }: Event): string {
  if (kind === 'moved') return by === null ? `Moved to ${stage}` : `${by} moved to ${stage}`;
  return { submitted: 'Applied', viewed: 'Opened', withdrawn: 'Withdrawn' }[kind];
}

function Resume({ applicant }: { applicant: Applicant }) {
  const { id: applicationId, resumeName, resumeFormat } = applicant;
  const { pending, run } = useAction(showError);
  const key = 'GET /applications/:applicationId/resume';
  const loadFile = useCallback(() => fetchFile(key, { params: { applicationId } }), [applicationId]);
  const loadText = useCallback(async () => {
    const input = { params: { applicationId } };
    return (await callApi('GET /applications/:applicationId/resume/text', input)).data;
  }, [applicationId]);
  return (
    <section className={`${ui['grid3']} ${styles['resume']}`} aria-label="Resume">
      <div className={`${ui['spread']} ${styles['head']}`}>
        <p className={ui['anywhere']}>{resumeName}</p>
        <Button
          variant="secondary"
          pending={pending}
          aria-label={`Download resume of ${nameOf(applicant)}, ${resumeName}`}
          onClick={() => run(() => downloadFile(key, { params: { applicationId } }, resumeName))}
        >
          Download resume
        </Button>
      </div>
      <ScrollRegion className={styles['page']} label={`Resume of ${nameOf(applicant)}`}>
        <ResumeView key={applicationId} format={resumeFormat} loadFile={loadFile} loadText={loadText} />
      </ScrollRegion>
    </section>
  );
}
