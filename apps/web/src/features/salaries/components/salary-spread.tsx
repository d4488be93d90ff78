import type { PayRow, SalarySpread as Spread } from '@waymark/contract/salaries';
import { formatCount, plural } from '@waymark/contract/text/format-count';
import { formatAmount } from '@waymark/contract/text/format-salary';
import { landingPath } from '@waymark/contract/paths';
import { ButtonLink } from '../../../components/form/button.tsx';
import { jobsPathOf, nameOfPeriod, pathFor } from '../rules.ts';
import { AboutFigures } from './about-figures.tsx';
import { PayChart } from './pay-chart.tsx';
import { PayTable } from './pay-table.tsx';
import { SalaryLinks } from './salary-links.tsx';
import styles from './salary-page.module.css';

const placeTitles = { countries: 'By country', cities: 'By city', elsewhere: 'Elsewhere in the country' };

/** The spread of pay, drawn and by level, work mode and place. */
export function SalarySpread({ spread }: { spread: Spread }) {
  const { currency, per, places } = spread;
  // A single row that says what the whole says is no comparison.
  const compared = (rows: readonly PayRow[]) =>
    rows.length === 1 && rows[0]?.postings === spread.figure.postings
      ? []
      : rows.map((row) => ({ ...row, to: row.criteria && pathFor(row.criteria, per) }));
  return (
    <>
      <Figures spread={spread} />
      <PayChart spread={spread} />
      {!spread.names.place && spread.converted > 0 && (
        <p>
          These postings are of several countries, which pay differently: choose a place for figures that say
          more.
        </p>
      )}
      <OpenJobs spread={spread} />
      <PayTable title="By level" of="Level" rows={compared(spread.levels)} currency={currency} per={per} />
      <PayTable
        title={placeTitles[places.relation]}
        of="Place"
        rows={places.rows.map((row) => ({ ...row, to: row.criteria && pathFor(row.criteria, per) }))}
        currency={currency}
        per={per}
      />
      <PayTable
        title="By where the work is done"
        of="Work mode"
        rows={compared(spread.modes)}
        currency={currency}
        per={per}
      />
      <SalaryLinks title="Work like it" links={spread.similar} per={per} />
      <AboutFigures basis={spread} />
    </>
  );
}

function Figures({ spread: { figure, currency, per } }: { spread: Spread }) {
  const shown = [
    { label: 'Lower quartile', value: formatAmount(figure.lower, currency) },
    { label: `Median ${nameOfPeriod(per)}`, value: formatAmount(figure.median, currency), isMain: true },
    { label: 'Upper quartile', value: formatAmount(figure.upper, currency) },
    {
      label: `of ${plural(figure.companies, 'company', 'companies')}`,
      value: plural(figure.postings, 'posting'),
    },
  ];
  return (
    <dl className={styles['figures']}>
      {shown.map(({ label, value, isMain }) => (
        <div key={label} className={styles['figure']} data-main={isMain}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function OpenJobs({ spread }: { spread: Spread }) {
  const { names, criteria, openJobs } = spread;
  const where = names.place ? ` in ${names.place.name}` : '';
  return (
    <p className={styles['ways']}>
      <ButtonLink to={jobsPathOf(spread)}>
        {openJobs > 0
          ? `See the ${openJobs === 1 ? 'open job' : `${formatCount(openJobs)} open jobs`} called ${names.title}${where}`
          : `Search open jobs for ${names.title}${where}`}
      </ButtonLink>
      {openJobs >= 3 && (
        <ButtonLink variant="secondary" to={landingPath(criteria)}>
          Who hires, and what is asked for
        </ButtonLink>
      )}
    </p>
  );
}
