import { term } from '@waymark/contract/text/message';
import { landingLeastJobs, nameLanding, type Landing } from '@waymark/contract/pages/landings';
import type { SalaryLink } from '@waymark/contract/search/salaries';
import { formatCount } from '@waymark/contract/text/format';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { JobList } from '../../../../components/job-card/job-list.tsx';
import { lazyComponent } from '../../../../components/layout/lazy-component.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import ui from '../../../../styles/primitives.module.css';
import { alertOf, crumbsOf, jobsOf, searchOf, shareOf } from '../landing-rules.ts';
import styles from './landing-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

// They work without a script, which may come later.
const LandingAside = lazyComponent(async () => (await import('./landing-aside.tsx')).LandingAside);
const RelatedLandings = lazyComponent(async () => (await import('./landing-links.tsx')).RelatedLandings);

/** The landing page of one kind of job, in one place or in all (I-9). */
export function LandingPage({ landing, pay }: { landing: Landing; pay: SalaryLink | null }) {
  const say = useSay();
  const words = useBoardWords();
  const { names, total, jobs } = landing;
  const hasMore = total > jobs.length;
  return (
    <div className={`${ui['pageWidth']} ${styles['page']}`}>
      <header className={`${ui['grid2']} ${styles['head']}`}>
        <Crumbs landing={landing} />
        <h1>{say(nameLanding(words, names))}</h1>
        {names.place?.detail && <p className={`${ui['muted']} ${ui['textLg']}`}>{names.place.detail}</p>}
        <Figures landing={landing} />
      </header>
      <section className={styles['jobs']} aria-labelledby="newest-jobs">
        <h2 className={styles['title']} id="newest-jobs">
          {hasMore ? say`The newest ${jobs.length}` : say`All of them, the newest first`}
        </h2>
        <JobList jobs={jobs} layout="list" heading="h3" />
        <p className={`${ui['cluster']} ${styles['all']}`}>
          <ButtonLink to={searchOf(landing)}>
            {hasMore ? say`See all ${term(jobsOf(total))}` : say`Open as a search`}
          </ButtonLink>
          <ButtonLink variant="secondary" to={alertOf(landing)}>
            {say`Mail me new ones`}
          </ButtonLink>
          {total < landingLeastJobs && (
            <span>{say`Few are open: a wider search may find what suits you.`}</span>
          )}
        </p>
      </section>
      <LandingAside landing={landing} pay={pay} />
      <RelatedLandings landing={landing} />
    </div>
  );
}

function Crumbs({ landing }: { landing: Landing }) {
  const say = useSay();
  const words = useBoardWords();
  const crumbs = crumbsOf(say, words, landing);
  return (
    <nav className={`${ui['note']} ${styles['crumbs']}`} aria-label={say`You are here`}>
      <ol className={`${ui['wrap']} ${styles['trail']}`}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <Link to={path} dir="auto">
                {name}
              </Link>
            ) : (
              <span aria-current="page" dir="auto">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Figures({ landing }: { landing: Landing }) {
  const say = useSay();
  const locale = useLocale();
  const { total, companiesHiring, remote, postedThisWeek } = landing;
  const figures = [
    { label: total === 1 ? say`open job` : say`open jobs`, value: formatCount(total, locale) },
    {
      label: companiesHiring === 1 ? say`company hiring` : say`companies hiring`,
      value: formatCount(companiesHiring, locale),
    },
    { label: say`remote`, value: say(shareOf(remote, total)) },
    { label: say`posted this week`, value: formatCount(postedThisWeek, locale) },
  ];
  return (
    <dl className={`${ui['wrap']} ${styles['figures']}`}>
      {figures.map(({ label, value }) => (
        <div className={styles['figure']} key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
