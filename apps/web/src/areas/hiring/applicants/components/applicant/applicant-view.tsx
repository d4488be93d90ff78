import type { Applicant, ApplicantTag } from '@waymark/contract/hiring/applicants';
import type { ReactNode } from 'react';
import { PageSpinner } from '../../../../../components/data/spinner.tsx';
import { Notice } from '../../../../../components/form/notice.tsx';
import { formatDate } from '../../../../../lib/format-date.ts';
import { nameOf } from '../../board-rules.ts';
import { Answers } from './answers.tsx';
import styles from './applicant-view.module.css';
import { Marks } from './applicant-marks.tsx';
import { History } from './history.tsx';
import { Notes } from './notes.tsx';
import { Resume } from './resume.tsx';
import { StageSelect } from './stage-select.tsx';
import { useApplicant } from './use-applicant.ts';

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
