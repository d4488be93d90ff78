import type { Applicant, ApplicantTag } from '@waymark/contract/hiring/applicants';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { PageSpinner } from '../../../../../components/data/spinner.tsx';
import { Badge } from '../../../../../components/data/tag.tsx';
import { Notice } from '../../../../../components/form/notice.tsx';
import { SelectField } from '../../../../../components/form/select-field.tsx';
import { messageOf } from '../../../../../lib/api-answer.ts';
import { callApi } from '../../../../../lib/api-client.ts';
import { formatDate } from '../../../../../lib/format-date.ts';
import { showError } from '../../../../../lib/toasts.ts';
import { nameOf } from '../../board-rules.ts';
import { useBoard, useBoardStore } from '../use-board.ts';
import { Answers } from './answers.tsx';
import { History } from './history.tsx';
import { Notes } from './notes.tsx';
import { Resume } from './resume.tsx';
import { TagEditor } from './tag-editor.tsx';
import applicantMarksStyles from './applicant-marks.module.css';
import styles from './applicant-view.module.css';

const ratings = [1, 2, 3, 4, 5] as const;

interface ApplicantViewProps {
  /** What else a recruiter does with the applicant. */
  renderTools: (applicationId: string) => ReactNode;
  id: string;
  tags: readonly ApplicantTag[];
  isComparing: boolean;
}

/** Everything about an applicant, with the resume beside it. */
export function ApplicantView({ id, tags, isComparing, renderTools }: ApplicantViewProps) {
  const { applicant, failure, update } = useApplicant(id);
  if (failure) return <Notice tone="bad">{failure}</Notice>;
  if (!applicant) return <PageSpinner />;
  return (
    <article className={styles['view']} data-comparing={isComparing} aria-label={nameOf(applicant)}>
      <div className={styles['facts']}>
        {isComparing && <h3 className={styles['name']}>{nameOf(applicant)}</h3>}
        <Contact applicant={applicant} />
        <StageSelect id={id} isChangeable={applicant.isChangeable} />
        {!isComparing && applicant.isChangeable && renderTools(id)}
        <Marks applicant={applicant} tags={tags} onChange={update} />
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
    <div className={styles['contact']}>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      <p className={styles['ways']}>
        <a href={`mailto:${email}`}>{email}</a>
        {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
      </p>
      {!emailConfirmed && (
        <p className={styles['quiet']}>Nobody has confirmed this address yet: it may be somebody else’s.</p>
      )}
      <p className={styles['quiet']}>
        Applied on <time dateTime={appliedAt}>{formatDate(appliedAt)}</time>
      </p>
    </div>
  );
}

/** Where the applicant stands; choosing another stage moves them there. */
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
      {stages.map((stage) => (
        <option key={stage.id} value={stage.id}>
          {stage.name}
        </option>
      ))}
    </SelectField>
  );
}

/** An applicant as it was loaded; whoever is new and may be seen is marked so once it is open. */
function useApplicant(id: string) {
  const [applicant, setApplicant] = useState<Applicant>();
  const [failure, setFailure] = useState('');
  const store = useBoardStore();
  const change = useBoard((state) => state.change);
  const loads = useBoard((state) => state.loads);

  useEffect(() => {
    let isGone = false;
    async function open() {
      try {
        const found = await findApplicant(id);
        if (isGone) return;
        setApplicant(found);
        const { stages, see, keep } = store.getState();
        // Their card may be on a page of the board that is not loaded.
        keep([found]);
        const isNew = stages.some(({ id: stage, kind }) => stage === found.stageId && kind === 'new');
        if (isNew && found.isChangeable) see(id);
      } catch (reason) {
        if (!isGone) setFailure(messageOf(reason));
      }
    }
    void open();
    return () => {
      isGone = true;
    };
  }, [id, store, loads]);

  function update(part: Partial<Applicant>) {
    setApplicant((before) => before && { ...before, ...part });
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

async function findApplicant(applicationId: string): Promise<Applicant> {
  return (await callApi('GET /company/applicants/:applicationId', { params: { applicationId } })).data;
}

interface MarksProps {
  applicant: Applicant;
  tags: readonly ApplicantTag[];
  onChange: (change: Partial<Applicant>) => void;
}

/** What the company thinks of an applicant; each mark is saved as it is made. */
function Marks({ applicant, tags, onChange }: MarksProps) {
  const { id, rating, starred, isChangeable } = applicant;

  async function save(change: Partial<Applicant>, before: Partial<Applicant>, call: () => Promise<void>) {
    onChange(change);
    try {
      await call();
    } catch (failure) {
      onChange(before);
      showError(messageOf(failure));
    }
  }

  return (
    <div className={applicantMarksStyles['marks']}>
      <div className={applicantMarksStyles['row']}>
        <Rating
          value={rating}
          disabled={!isChangeable}
          onRate={(next) => void save({ rating: next }, { rating }, () => rateApplicant(id, next))}
        />
        <button
          type="button"
          className={applicantMarksStyles['star']}
          aria-pressed={starred}
          disabled={!isChangeable}
          onClick={() => void save({ starred: !starred }, { starred }, () => starApplicant(id, !starred))}
        >
          {starred ? 'Starred' : 'Star'}
        </button>
      </div>
      <TagEditor applicant={applicant} tags={tags} onChange={onChange} />
    </div>
  );
}

interface RatingProps {
  value: number | null;
  disabled: boolean;
  onRate: (rating: number | null) => void;
}

/** Pressing the rating that is given takes it back. */
function Rating({ value, disabled, onRate }: RatingProps) {
  return (
    <fieldset className={applicantMarksStyles['rating']} disabled={disabled}>
      <legend className={applicantMarksStyles['legend']}>Rating</legend>
      <div className={applicantMarksStyles['steps']}>
        {ratings.map((rating) => (
          <button
            key={rating}
            type="button"
            aria-label={`${rating} of 5`}
            aria-pressed={rating === value}
            data-filled={value !== null && rating <= value}
            onClick={() => onRate(rating === value ? null : rating)}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z" />
            </svg>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

async function rateApplicant(applicationId: string, rating: number | null): Promise<void> {
  await callApi('PUT /company/applicants/:applicationId/rating', {
    params: { applicationId },
    body: { rating },
  });
}

async function starApplicant(applicationId: string, starred: boolean): Promise<void> {
  await callApi('PUT /company/applicants/:applicationId/star', {
    params: { applicationId },
    body: { starred },
  });
}
