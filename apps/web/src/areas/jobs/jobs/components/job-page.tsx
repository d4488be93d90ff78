import { jobTypes, labelOf, workModes } from '@waymark/contract/jobs/choices';
import { pageJobFields } from '@waymark/contract/jobs/job-field-tables';
import type { JobCard, JobDetail } from '@waymark/contract/jobs/jobs';
import { jobDetailPath, salariesPath } from '@waymark/contract/paths';
import type { SalaryLink } from '@waymark/contract/search/salaries';
import { formatExperience } from '@waymark/contract/text/format-experience';
import { textOfField } from '@waymark/contract/jobs/format-job-field';
import { formatFullPlace, formatPlaces } from '@waymark/contract/jobs/format-place';
import { formatSalary } from '@waymark/contract/jobs/format-salary';
import type { ReactNode } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { ButtonAnchor } from '../../../../components/form/button.tsx';
import { PostedTime } from '../../../../components/job-card/posted-time.tsx';
import { lazyComponent } from '../../../../components/layout/lazy-component.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { useLanguage, useLocale } from '../../../../lib/languages/language.ts';
import { useNow } from '../../../../lib/use-now.ts';
import ui from '../../../../styles/primitives.module.css';
import { canApplyOnline, formatConverted, nameOpenings } from '../rules.ts';
import { JobHead } from './job-head.tsx';
import styles from './job-page.module.css';
import jobPartsStyles from './job-parts.module.css';
import { AboutCompany, JobText } from './job-text.tsx';
import { JobTools } from './job-tools.tsx';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

// Below the fold of most visits.
const JobPlace = lazyComponent(async () => (await import('./job-place.tsx')).JobPlace);
const SimilarJobs = lazyComponent(async () => (await import('./similar-jobs.tsx')).SimilarJobs);

const applySectionId = 'apply';

interface JobPageProps {
  job: JobDetail;
  similar: readonly JobCard[];
  /** The pay of similar jobs; null where too few state it. */
  pay?: SalaryLink | null;
  /** The canonical address, for sharing and print. */
  address: string;
  /** When the page was rendered, in milliseconds since the epoch: server and browser show the same times. */
  now: number;
  apply: ReactNode;
  /** The link to the section with `apply`. */
  renderApplyLink: (href: string) => ReactNode;
  save: ReactNode;
  /** In one line, why the posting fits the candidate. */
  fit?: ReactNode;
  /** How the candidate's resume matches the requirements. */
  match?: ReactNode;
}

export function JobPage(props: JobPageProps) {
  const say = useSay();
  const { job, similar, pay = null, address, now, apply, renderApplyLink, save, fit, match } = props;
  return (
    <article>
      <JobHead
        job={job}
        action={
          <>
            {canApplyOnline(job) && renderApplyLink(`#${applySectionId}`)}
            {save}
          </>
        }
        standing={
          <>
            <ConfirmedOpen job={job} now={now} />
            <div className={styles['fit']}>{fit}</div>
          </>
        }
      />
      <div className={`${ui['page']} ${styles['columns']}`}>
        <div>
          <JobKeyFacts job={job} />
          <JobText job={job} />
          <section
            className={`${ui['card']} ${styles['apply']}`}
            id={applySectionId}
            aria-labelledby="apply-title"
            data-print="none"
          >
            <h2 className={styles['applyTitle']} id="apply-title">
              {say`Apply This Job`}
            </h2>
            {apply}
          </section>
          {match}
          <AboutCompany job={job} />
        </div>
        <div className={styles['side']}>
          <JobSidePanel job={job} pay={pay} />
          <JobTools job={job} address={address} />
        </div>
        <div className={styles['place']}>
          <JobPlace job={job} />
        </div>
      </div>
      <p className={styles['address']}>{address}</p>
      <SimilarJobs jobs={similar} now={now} />
    </article>
  );
}

/** For jobs that take no applications here. */
export function ApplyElsewhere({ job }: { job: JobDetail }) {
  const say = useSay();
  if (!job.applyUrl && job.howToApply) {
    return <p>{say`${job.company.name} takes applications as described under How to Apply.`}</p>;
  }
  if (!job.applyUrl) return <p>{say`${job.company.name} takes no applications online at present.`}</p>;
  return (
    <div className={`${ui['spread']} ${styles['elsewhere']}`}>
      <p>{say`${job.company.name} takes applications on its own site, which opens in a new tab.`}</p>
      <ButtonAnchor href={job.applyUrl} target="_blank" rel="noopener nofollow">
        {say`Apply on the company’s site`}
      </ButtonAnchor>
    </div>
  );
}

/** When the employer last confirmed that the job is open. */
function ConfirmedOpen({
  job: { confirmedAt, postedAt },
  now: renderedAt,
}: Pick<JobPageProps, 'job' | 'now'>) {
  const say = useSay();
  const words = useBoardWords();
  const locale = useLocale();
  const now = useNow(renderedAt);
  return (
    <p className={`${ui['note']} ${ui['flex2']} ${jobPartsStyles['standing']}`}>
      <svg
        className={jobPartsStyles['openSign']}
        viewBox="0 0 20 20"
        width="18"
        height="18"
        aria-hidden="true"
      >
        <circle cx="10" cy="10" r="9" />
        <path d="m6 10.5 2.8 2.8L14 7.5" />
      </svg>
      <span>
        <span className={jobPartsStyles['confirmed']}>
          {say`Confirmed open`}{' '}
          <time dateTime={confirmedAt} data-said="since" suppressHydrationWarning>
            {formatSince(words, confirmedAt, locale, now)}
          </time>
        </span>
        {postedAt && (
          <>
            {/* The dot stays on the first line. */}
            {'\u00a0· '}
            <span className={ui['nowrap']}>
              {say`Posted`} <PostedTime at={postedAt} now={renderedAt} />
            </span>
          </>
        )}
      </span>
    </p>
  );
}

/** The fields of the table, deadline and location, as far as given. */
export function JobKeyFacts({ job }: { job: JobDetail }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const location = formatPlaces(say, job.places, 0, locale) || say(labelOf(workModes, job.workMode));
  return (
    <dl className={`${ui['wrap']} ${styles['keyFacts']}`}>
      {pageJobFields
        .map((field) => ({ ...field, text: textOfField(field, job) }))
        .filter(({ text }) => text !== '')
        .map(({ name, label, text }) => (
          <div key={name}>
            <dt>{say(label)}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      {job.deadline && (
        <div>
          <dt>{say`Deadline`}</dt>
          <dd>
            <time dateTime={job.deadline}>{formatDate(words, job.deadline, locale)}</time>
          </dd>
        </div>
      )}
      {location && (
        <div data-repeated>
          <dt>{say`Location`}</dt>
          <dd>{location}</dd>
        </div>
      )}
    </dl>
  );
}

interface FactProps {
  term: string;
  /** Whether the head says it too: on a phone, where they are one below the other, it is left out here. */
  isRepeated?: boolean;
  children: ReactNode;
}

function Fact({ term, isRepeated = false, children }: FactProps) {
  return (
    <div className={`${ui['bottomRule']} ${styles['fact']}`} data-repeated={isRepeated || undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The pages of the same posting elsewhere, by place. */
function OtherOpenings({ job: { places, otherOpenings, openings } }: { job: JobDetail }) {
  const say = useSay();
  const locale = useLocale();
  if (otherOpenings.length === 0) return null;
  const left = openings - 1 - otherOpenings.length;
  return (
    <Fact term={say`Also open in`}>
      <ul className={styles['places']}>
        {nameOpenings(say, places, otherOpenings, locale).map(({ id, name }) => (
          <li key={id}>
            <Link to={jobDetailPath(id)} dir="auto">
              {name}
            </Link>
          </li>
        ))}
        {left > 0 && <li>{say`and ${left} more`}</li>}
      </ul>
    </Fact>
  );
}

/** The same posting in other languages, each by the name of its language in that of the page. */
function OtherLanguages({ job: { translations } }: { job: JobDetail }) {
  const say = useSay();
  const language = useLanguage();
  if (translations.length === 0) return null;
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return (
    <Fact term={say`Also in`}>
      <ul className={styles['places']}>
        {translations.map((one) => (
          <li key={one.id}>
            <Link to={jobDetailPath(one.id)} hrefLang={one.language}>
              {names.of(one.language)}
            </Link>
          </li>
        ))}
      </ul>
    </Fact>
  );
}

/** The facts of the posting. Missing salary and experience show as not given. */
export function JobSidePanel({ job, pay }: { job: JobDetail; pay: SalaryLink | null }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const salary = job.salary && formatSalary(say, job.salary, locale);
  const converted = formatConverted(say, words, job.converted, locale);
  return (
    <aside className={styles['panel']} aria-label={say`At a glance`}>
      <dl className={`${ui['grid']} ${styles['panelFacts']}`}>
        <Fact term={say`Address`} isRepeated={job.places.length < 2}>
          {job.places.length > 0 ? (
            <ul className={styles['places']}>
              {job.places
                .map((place) => formatFullPlace(place, locale))
                .map((address) => (
                  <li key={address}>{address}</li>
                ))}
            </ul>
          ) : (
            say(labelOf(workModes, job.workMode)) || say`Not given by the employer`
          )}
        </Fact>
        <OtherOpenings job={job} />
        <OtherLanguages job={job} />
        <Fact term={say`Salary`} isRepeated={salary !== null && !converted && !pay}>
          {salary === null ? say`Not given by the employer` : <span data-repeated>{salary}</span>}
          {converted && (
            <span className={`${ui['note']} ${ui['subtitle']} ${styles['note']}`}>{converted}</span>
          )}
          {pay && (
            <Link className={`${ui['subtitle']} ${styles['others']}`} to={salariesPath(pay.criteria)}>
              {pay.names.place
                ? say`What others offer for ${pay.names.title} in ${pay.names.place.name}`
                : say`What others offer for ${pay.names.title}`}
            </Link>
          )}
        </Fact>
        <Fact term={say`Experience`}>{say(formatExperience(job) ?? msg`Not given by the employer`)}</Fact>
        {job.type && (
          <Fact isRepeated term={say`Job type`}>
            {say(labelOf(jobTypes, job.type))}
          </Fact>
        )}
        {job.workMode && (
          <Fact isRepeated term={say`Work mode`}>
            {say(labelOf(workModes, job.workMode))}
          </Fact>
        )}
      </dl>
      {job.cameFrom && (
        <p
          className={`${ui['note']} ${styles['source']}`}
        >{say`This posting comes from ${job.cameFrom.host}`}</p>
      )}
      <OriginalPosting job={job} />
    </aside>
  );
}

function OriginalPosting({ job }: { job: JobDetail }) {
  const say = useSay();
  if (!job.applyUrl) return null;
  return (
    <a
      className={`${ui['semiboldSm']} ${styles['source']}`}
      href={job.applyUrl}
      target="_blank"
      rel="noopener nofollow"
    >
      {say`See the original posting`}
    </a>
  );
}
