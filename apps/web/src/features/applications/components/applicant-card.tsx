import type { Applicant } from '@waymark/contract/applications';
import { formatDate } from '../../../lib/format-date.ts';
import { ApplicationBadge } from './application-badge.tsx';
import styles from './applicants.module.css';
import { ResumeDownload } from './resume-download.tsx';

export function ApplicantCard({ applicant }: { applicant: Applicant }) {
  const name = `${applicant.firstName} ${applicant.lastName}`;
  const facts = [applicant.jobTitle, applicant.location, applicant.experienceLevel].filter(Boolean);
  return (
    <li className={styles['card']}>
      <div className={styles['body']}>
        <h2 className={styles['name']}>{name}</h2>
        {facts.length > 0 && <p>{facts.join(' · ')}</p>}
        <p className={styles['contact']}>
          <a href={`mailto:${applicant.email}`}>{applicant.email}</a>
          {applicant.phone && (
            <a href={`tel:${applicant.phone.replaceAll(/[^\d+]/g, '')}`}>{applicant.phone}</a>
          )}
        </p>
        <p className={styles['date']}>
          Applied on <time dateTime={applicant.appliedAt}>{formatDate(applicant.appliedAt)}</time>
        </p>
        {applicant.coverLetter && (
          <details className={styles['letter']}>
            <summary>Cover letter</summary>
            <p className={styles['letterText']}>{applicant.coverLetter}</p>
          </details>
        )}
      </div>
      <div className={styles['side']}>
        <ApplicationBadge status={applicant.status} />
        <ResumeDownload applicationId={applicant.id} fileName={applicant.resumeName} owner={name} />
      </div>
    </li>
  );
}
