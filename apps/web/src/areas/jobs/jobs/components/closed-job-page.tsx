import type { BoardWords } from '@waymark/contract/board-words';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import type { JobCard, JobDetail } from '@waymark/contract/jobs/jobs';
import { searchPath } from '@waymark/contract/paths';
import type { Locale } from '@waymark/contract/text/locales';
import { Link } from '../../../../components/layout/link.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { placeToSearch, similarAlertPath } from '../rules.ts';
import { JobHead } from './job-head.tsx';
import styles from './job-parts.module.css';
import { JobText } from './job-text.tsx';
import { NextSearch } from './next-search.tsx';
import { SimilarJobs } from './similar-jobs.tsx';
import { useSay } from '../../../../lib/languages/say.ts';
import type { Say } from '@waymark/contract/text/say';

const radiusKm = 50;

/** When the job closed, similar open jobs, and the text of the posting. */
export function ClosedJobPage({ job, similar }: { job: JobDetail; similar: readonly JobCard[] }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const place = placeToSearch(job);
  return (
    <>
      <JobHead job={job} />
      <section className={`${ui['grid3']} ${styles['notice']}`} aria-labelledby="closed-title">
        <h2 id="closed-title">{closingSentence(say, words, job, locale)}</h2>
        <p className={ui['leadLg']}>
          {similar.length > 0
            ? say`It takes no more applications. Similar jobs are open, though.`
            : say`It takes no more applications. A search may find the next one.`}
        </p>
        <h3 className={styles['searchTitle']}>
          {place ? say`Look for the same work nearby` : say`Look for the same work`}
        </h3>
        <NextSearch
          words={job.title}
          place={place}
          kilometres={place && job.workMode !== 'remote' ? radiusKm : undefined}
        />
        <p className={`${ui['wrap']} ${styles['links']}`}>
          <Link to={searchPath({ category: job.category })}>
            {say`All open jobs: ${categoryLabel(words, job.category)}`}
          </Link>
          <Link to={similarAlertPath(job)}>{say`Alert me to similar jobs`}</Link>
        </p>
      </section>
      <SimilarJobs jobs={similar} title={say`Similar jobs that are open`} />
      <details className={styles['posting']}>
        <summary className={styles['summary']}>{say`What the closed posting said`}</summary>
        <JobText job={job} />
      </details>
    </>
  );
}

function closingSentence(
  say: Say,
  words: BoardWords,
  { status, closedOn }: JobDetail,
  language: Locale,
): string {
  if (closedOn === null)
    return status === 'filled' ? say`This job has been filled` : say`This job is no longer open`;
  const day = formatDate(words, closedOn, language);
  return status === 'filled' ? say`This job was filled on ${day}` : say`This job closed on ${day}`;
}
