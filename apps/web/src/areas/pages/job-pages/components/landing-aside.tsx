import { experienceBands, labelOf, workModes } from '@waymark/contract/jobs/choices';
import type { Landing, PayRange } from '@waymark/contract/pages/landings';
import { landingPath, salariesPath, searchPath } from '@waymark/contract/paths';
import type { SalaryLink } from '@waymark/contract/search/salaries';
import { formatCount } from '@waymark/contract/text/format';
import { useId, type ReactNode } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Link } from '../../../../components/layout/link.tsx';
import { CompanyMark } from '../../../../components/media/company-mark.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { formatRough, jobsOf, payShown, shareOf } from '../landing-rules.ts';
import styles from './landing-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg, term } from '@waymark/contract/text/message';

/** Figures about the postings: pay, companies, skills, work modes, experience. */
export function LandingAside({ landing, pay }: { landing: Landing; pay: SalaryLink | null }) {
  const say = useSay();
  return (
    <div className={`${ui['grid6']} ${styles['aside']}`}>
      <Pay landing={landing} spread={pay} />
      <Companies landing={landing} />
      <Skills landing={landing} />
      <Part title={say`Where the work is done`}>
        <Shares choices={workModes} counts={landing.modes} />
      </Part>
      <Experience landing={landing} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 className={styles['asideTitle']} id={id} dir="auto">
        {title}
      </h2>
      {children}
    </section>
  );
}

const quartiles: readonly { name: string; quartile: 'lower' | 'median' | 'upper' }[] = [
  { name: msg`A quarter offer up to`, quartile: 'lower' },
  { name: msg`Half offer up to`, quartile: 'median' },
  { name: msg`Three quarters offer up to`, quartile: 'upper' },
];

function Pay({ landing, spread }: { landing: Landing; spread: SalaryLink | null }) {
  const say = useSay();
  const locale = useLocale();
  const { pay, total } = landing;
  const range = payShown(landing);
  if (!pay || !range) return null;
  return (
    <Part title={say`Pay`}>
      <dl className={`${ui['panel']} ${ui['grid2']} ${styles['pay']}`}>
        {quartiles.map(({ name, quartile }) => (
          <div key={quartile} data-main={quartile === 'median' || undefined}>
            <dt>{say(name)}</dt>
            <dd>{formatRough(say, range[quartile], range, locale)}</dd>
          </div>
        ))}
      </dl>
      <p className={`${ui['note']} ${styles['note']}`}>
        {say`${formatCount(pay.stated, locale)} of ${term(jobsOf(total))} state their pay.`}{' '}
        {pay.local && <Converted {...pay} />}
      </p>
      {spread && (
        <p className={`${ui['note']} ${styles['note']}`}>
          <Link to={salariesPath(spread.criteria)}>
            {spread.names.title
              ? say`By level, work mode and place, with closed postings`
              : say`Title by title, with closed postings`}
          </Link>
        </p>
      )}
    </Part>
  );
}

function Converted({ ofBoard, ratesOf }: { ofBoard: PayRange; ratesOf: string | null }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  if (ratesOf === null) return null;
  if (ofBoard.currency !== 'USD') {
    return (
      <>
        {say`Half come to at most ${formatRough(say, ofBoard.median, ofBoard, locale)} in ${ofBoard.currency}, at the rates of ${formatDate(words, ratesOf, locale)}.`}
      </>
    );
  }
  return (
    <>
      {say`Half come to at most ${formatRough(say, ofBoard.median, ofBoard, locale)} in US dollars, at the rates of ${formatDate(words, ratesOf, locale)}.`}
    </>
  );
}

function Companies({ landing: { companies, search } }: { landing: Landing }) {
  const say = useSay();
  return (
    <Part title={say`Hiring most`}>
      <ul className={ui['grid']}>
        {companies.map(({ id, name, logoUrl, count }) => (
          <li key={id}>
            <Link
              className={`${ui['grid3']} ${styles['company']}`}
              to={searchPath({ ...search, company: id })}
            >
              <CompanyMark name={name} logoUrl={logoUrl} size="s" />
              <span className={`${ui['semibold']} ${styles['name']}`} dir="auto">
                {name}
              </span>
              <span className={`${ui['note']} ${ui['numbers']} ${ui['nowrap']}`}>{say(jobsOf(count))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Skills({ landing: { skills, total } }: { landing: Landing }) {
  const say = useSay();
  const locale = useLocale();
  if (skills.data.length === 0) return null;
  return (
    <Part title={say`Skills asked for most`}>
      <ul className={ui['wrap2']}>
        {skills.data.map(({ criteria, count }) => (
          <li key={criteria.skill}>
            <Link className={styles['skill']} to={landingPath(criteria)}>
              {criteria.skill}{' '}
              <span className={`${ui['note']} ${ui['numbers']} ${ui['nowrap']}`}>
                {say(shareOf(count, skills.of))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {skills.of < total && (
        <p className={`${ui['note']} ${styles['note']}`}>
          {say`Of the newest ${formatCount(skills.of, locale)} jobs.`}
        </p>
      )}
    </Part>
  );
}

function Experience({ landing: { experience, total } }: { landing: Landing }) {
  const say = useSay();
  const locale = useLocale();
  const stated = experience.reduce((sum, { count }) => sum + count, 0);
  if (stated === 0) return null;
  return (
    <Part title={say`Experience asked for`}>
      <Shares choices={experienceBands} counts={experience} />
      {stated < total && (
        <p className={`${ui['note']} ${styles['note']}`}>
          {say`${formatCount(stated, locale)} of ${term(jobsOf(total))} say.`}
        </p>
      )}
    </Part>
  );
}

interface SharesProps {
  choices: readonly { readonly value: string; readonly label: string }[];
  counts: readonly { value: string; count: number }[];
}

/** The share of each choice, as a percentage and as a bar. */
function Shares({ choices, counts }: SharesProps) {
  const say = useSay();
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className={ui['grid3']}>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ value, count }) => (
          <li className={styles['share']} key={value}>
            <span>{say(labelOf(choices, value))}</span>
            <span className={`${ui['note']} ${ui['numbers']} ${ui['nowrap']}`}>
              {say(shareOf(count, all))}
            </span>
            <svg
              className={styles['bar']}
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
              data-mirrors
            >
              <rect className={styles['track']} width="100" height="4" />
              <rect className={styles['filled']} width={Math.max(1, (100 * count) / all)} height="4" />
            </svg>
          </li>
        ))}
    </ul>
  );
}
