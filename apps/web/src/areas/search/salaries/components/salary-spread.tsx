import { landingPath } from '@waymark/contract/paths';
import type { PayRow, SalarySpread as Spread } from '@waymark/contract/search/salaries';
import { formatList } from '@waymark/contract/text/intl';
import { msg, plural } from '@waymark/contract/text/message';
import { useLocale } from '../../../../lib/languages/language.ts';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { useBoardWords } from '../../../../lib/board-words.ts';
import ui from '../../../../styles/primitives.module.css';
import { jobsPathOf, pathFor } from '../rules.ts';
import { PayChart } from './pay-chart.tsx';
import { PayTable } from './pay-table.tsx';
import styles from './salary-page.module.css';
import { AboutFigures, PayFigures, SalaryLinks } from './salary-parts.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

const placeTitles = {
  countries: msg`By country`,
  cities: msg`By city`,
  elsewhere: msg`Elsewhere in the country`,
};

/** Pay for one title: a chart, and tables by level, place and work mode. */
export function SalarySpread({ spread }: { spread: Spread }) {
  const say = useSay();
  const words = useBoardWords();
  const { currency, per, places } = spread;
  // A single row for all postings compares nothing.
  const compared = (rows: readonly PayRow[]) =>
    rows.length === 1 && rows[0]?.postings === spread.figure.postings
      ? []
      : rows.map((row) => ({ ...row, to: row.criteria && pathFor(words, row.criteria, per) }));
  return (
    <>
      <PayFigures figure={spread.figure} currency={currency} per={per} />
      <Counted spread={spread} />
      <PayChart spread={spread} />
      {!spread.names.place && spread.converted > 0 && (
        <p>
          {say`These postings are of several countries, which pay differently: choose a place for figures that say more.`}
        </p>
      )}
      <OpenJobs spread={spread} />
      <PayTable
        title={say`By level`}
        of={say`Level`}
        rows={compared(spread.levels)}
        currency={currency}
        per={per}
      />
      <PayTable
        title={say(placeTitles[places.relation])}
        of={say`Place`}
        rows={places.rows.map((row) => ({ ...row, to: row.criteria && pathFor(words, row.criteria, per) }))}
        currency={currency}
        per={per}
      />
      <PayTable
        title={say`By where the work is done`}
        of={say`Work mode`}
        rows={compared(spread.modes)}
        currency={currency}
        per={per}
      />
      <SalaryLinks title={say`Work like it`} links={spread.similar} per={per} />
      <AboutFigures basis={spread} />
    </>
  );
}

/** The titles that are counted as the one of the page. */
function Counted({ spread: { counted, names } }: { spread: Spread }) {
  const say = useSay();
  const locale = useLocale();
  if (counted.titles < 2) return null;
  const more = counted.titles - counted.names.length;
  const named = [...counted.names, ...(more > 0 ? [say`${plural(more, 'more title')}`] : [])];
  return <p>{say`Counted for ${names.title}: ${formatList(named, locale)}.`}</p>;
}

function OpenJobs({ spread }: { spread: Spread }) {
  const say = useSay();
  const { names, criteria, openJobs } = spread;
  const where = names.place ? `${names.title}, ${names.place.name}` : names.title;
  return (
    <p className={`${ui['wrap']} ${styles['ways']}`}>
      <ButtonLink to={jobsPathOf(spread)}>
        {openJobs > 0
          ? say`See ${plural(openJobs, 'open job')} called ${where}`
          : say`Search open jobs for ${where}`}
      </ButtonLink>
      {openJobs >= 3 && (
        <ButtonLink variant="secondary" to={landingPath(criteria)}>
          {say`Who hires, and what is asked for`}
        </ButtonLink>
      )}
    </p>
  );
}
