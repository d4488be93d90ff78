import type { JobCard } from '@waymark/contract/jobs/jobs';
import { Fragment, type ReactNode } from 'react';
import styles from './job-list.module.css';
import { JobRow } from './job-row.tsx';
import { JobTile } from './job-tile.tsx';

interface JobListProps {
  jobs: readonly JobCard[];
  layout: 'list' | 'grid';
  /** How many tiles of a grid stand in a row where there is room. */
  columns?: 2 | 3;
  /** Newer results are on their way. */
  pending?: boolean;
  /** What stands after the job at the position, from 1. */
  renderAfter?: (position: number) => ReactNode;
  heading?: 'h2' | 'h3';
}

/** Jobs as rows or as tiles. */
export function JobList({
  jobs,
  layout,
  columns = 3,
  pending = false,
  renderAfter,
  heading = 'h2',
}: JobListProps) {
  const Card = layout === 'list' ? JobRow : JobTile;
  return (
    <ol className={styles[layout]} data-columns={columns} aria-busy={pending || undefined}>
      {jobs.map((job, index) => (
        <Fragment key={job.id}>
          <Card job={job} heading={heading} />
          {renderAfter?.(index + 1)}
        </Fragment>
      ))}
    </ol>
  );
}
