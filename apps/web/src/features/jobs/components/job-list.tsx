import type { JobCard } from '@waymark/contract/jobs';
import { Fragment } from 'react';
import { promoAfter } from '../promo-rules.ts';
import styles from './job-list.module.css';
import { JobPromo } from './job-promo.tsx';
import { JobRow } from './job-row.tsx';
import { JobTile } from './job-tile.tsx';

interface JobListProps {
  jobs: readonly JobCard[];
  layout: 'list' | 'grid';
  /** How many tiles of a grid stand in a row where there is room. */
  columns?: 2 | 3;
  /** Newer results are on their way. */
  pending?: boolean;
  /** With what the board offers beside jobs between them (E-3). */
  promos?: boolean;
  heading?: 'h2' | 'h3';
}

/** Jobs as rows or as tiles. */
export function JobList({
  jobs,
  layout,
  columns = 3,
  pending = false,
  promos = false,
  heading = 'h2',
}: JobListProps) {
  const Card = layout === 'list' ? JobRow : JobTile;
  return (
    <ol className={styles[layout]} data-columns={columns} aria-busy={pending || undefined}>
      {jobs.map((job, index) => {
        const promo = promos ? promoAfter(index + 1) : undefined;
        return (
          <Fragment key={job.id}>
            <Card job={job} heading={heading} />
            {promo && <JobPromo kind={promo} layout={layout} />}
          </Fragment>
        );
      })}
    </ol>
  );
}
