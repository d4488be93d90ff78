import { alertSearch, type AlertCriteria } from '@waymark/contract/seeking/choices/alerts';
import { formatCount, plural } from '@waymark/contract/text/format-count';
import { formatPlaces } from '@waymark/contract/text/format-place';
import { jobDetailPath, searchPath } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { previewedJobs } from '../constants.ts';
import styles from './match-preview.module.css';
import { useMatches } from './use-matches.ts';

/** The newest jobs that an alert finds now, so that one sees what it will send. */
export function MatchPreview({ criteria }: { criteria: AlertCriteria }) {
  const matches = useMatches(criteria);
  if (matches === 'loading') return <LoadingLine>Looking for jobs…</LoadingLine>;
  if (matches === 'failed') return <p role="alert">The jobs could not be loaded. Open the alert again.</p>;
  const { data, total } = matches;
  return (
    <section className={styles['preview']} aria-labelledby="matches-title">
      <h3 className={styles['title']} id="matches-title">
        {total === 0 ? 'No open job matches now' : countOf(total)}
      </h3>
      {total === 0 && <p>We write when one comes.</p>}
      <ul className={styles['jobs']}>
        {data.slice(0, previewedJobs).map((job) => (
          <li key={job.id}>
            <Link className={styles['job']} to={jobDetailPath(job.id)}>
              {job.title}
            </Link>
            <span className={styles['where']}>
              {[job.company.name, formatPlaces(job.places)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {total > previewedJobs && (
        <Link className={styles['all']} to={searchPath(alertSearch(criteria))}>
          See all {formatCount(total)}
        </Link>
      )}
    </section>
  );
}

function countOf(total: number): string {
  return `${plural(total, 'job matches', 'jobs match')} now`;
}
