import type { Application } from '@waymark/contract/applications';
import { jobTypes, labelOf, workModes } from '@waymark/contract/job-choices';
import { jobDetailPath } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { CompanyMark } from '../../../components/company-mark.tsx';
import { Tag } from '../../../components/tag.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { formatPlaces } from '../../../lib/format-place.ts';
import { ApplicationBadge } from './application-badge.tsx';
import styles from './application-card.module.css';

interface ApplicationCardProps {
  application: Application;
  onWithdraw: () => void;
}

export function ApplicationCard({ application, onWithdraw }: ApplicationCardProps) {
  const { job, status } = application;
  return (
    <li className={styles['card']}>
      <CompanyMark name={job.company.name} />
      <div className={styles['body']}>
        <h2 className={styles['title']}>
          <Link to={jobDetailPath(job.id)}>{job.title}</Link>
        </h2>
        <p>
          <strong>{job.company.name}</strong> {formatPlaces(job.places)}
        </p>
        <JobTags job={job} />
        <Dates application={application} />
      </div>
      <div className={styles['side']}>
        <ApplicationBadge status={status} />
        {status !== 'withdrawn' && (
          <Button variant="quiet" onClick={onWithdraw} aria-label={`Withdraw from ${job.title}`}>
            Withdraw
          </Button>
        )}
      </div>
    </li>
  );
}

function JobTags({ job }: Pick<Application, 'job'>) {
  const tags = [
    job.open ? '' : 'No longer open',
    labelOf(workModes, job.workMode),
    job.type ? labelOf(jobTypes, job.type) : '',
    ...job.skills.slice(0, 4),
  ].filter(Boolean);
  return (
    <ul className={styles['tags']}>
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  );
}

function Dates({ application: { appliedAt, job, resumeName } }: { application: Application }) {
  return (
    <p className={styles['dates']}>
      Applied on <time dateTime={appliedAt}>{formatDate(appliedAt)}</time> with {resumeName}
      {job.postedAt && (
        <>
          {' · Posted '}
          <time dateTime={job.postedAt}>{formatDate(job.postedAt)}</time>
        </>
      )}
    </p>
  );
}
