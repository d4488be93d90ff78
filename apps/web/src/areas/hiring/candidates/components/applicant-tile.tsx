import type { ApplicantResume } from '@waymark/contract/hiring/candidates';
import { paths, searchPath } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Tile } from '../../../../components/data/tile.tsx';
import { Avatar } from '../../../../components/media/avatar.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import styles from './applicant-tile.module.css';

/** Somebody who applied, with what they applied for. */
export function ApplicantTile({ applicant, tool }: { applicant: ApplicantResume; tool: ReactNode }) {
  const { firstName, lastName, jobTitle, location, jobs, jobCount, appliedAt } = applicant;
  const name = `${firstName} ${lastName}`;
  const facts = [jobTitle, location].filter(Boolean);
  return (
    <Tile className={styles['tile']}>
      <div className={styles['head']}>
        <Avatar name={name} pictureUrl={null} size="small" />
        <h2 className={styles['name']}>{name}</h2>
      </div>
      <div className={styles['facts']}>
        {facts.length > 0 && <p>{facts.join(' · ')}</p>}
        <ul className={styles['jobs']} aria-label="Applied for">
          {jobs.map(({ id, title }) => (
            <li key={id}>
              <Link to={searchPath({ job: id }, paths.companyManageJob)}>{title}</Link>
            </li>
          ))}
          {jobCount > jobs.length && <li>{jobCount - jobs.length} more</li>}
        </ul>
        <p className={styles['date']}>
          Applied on <time dateTime={appliedAt}>{formatDate(appliedAt)}</time>
        </p>
      </div>
      <div>{tool}</div>
    </Tile>
  );
}
