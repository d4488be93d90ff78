import { formatCount, moreThan } from '@waymark/contract/text/format-count';
import { paths } from '@waymark/contract/paths';
import type { SiteStats } from '@waymark/contract/page-data';
import type { ReactNode } from 'react';
import { Link } from '../../../../components/layout/link.tsx';
import styles from './hero.module.css';

/** The search form is handed in: the hero does not know what can be searched for. */
export function Hero({ stats, children }: { stats: SiteStats; children: ReactNode }) {
  const jobs = moreThan(stats.openJobs);
  return (
    <section className={styles['hero']}>
      <div className={styles['inner']}>
        <h1 className={styles['title']}>
          {jobs > 0 ? `More than ${formatCount(jobs)} open jobs.` : 'Work worth the walk.'}{' '}
          <span className={styles['second']}>Find the way to yours.</span>
        </h1>
        <p className={styles['lead']}>
          {stats.companies > 1 && `${formatCount(stats.companies)} companies are hiring. `}
          Say what you do and where you want to do it.
        </p>
        {children}
        <Link className={styles['all']} to={paths.browseJobFilterList}>
          Find Jobs, Employment & Career Opportunities
        </Link>
        {stats.loading && <LoadingNote {...stats.loading} />}
      </div>
    </section>
  );
}

function LoadingNote({ loaded, total }: { loaded: number; total: number }) {
  return (
    <p className={styles['loading']}>
      <label htmlFor="jobs-loaded">
        Jobs are still being loaded: {formatCount(loaded)} of {formatCount(total)} so far.
      </label>
      <progress id="jobs-loaded" value={loaded} max={total} />
    </p>
  );
}
