import {
  periodsInYear,
  salaryLeastCompanies,
  salaryLeastPostings,
  widestRange,
  type ShownPeriod,
} from '@waymark/contract/search/choices';
import type { PayBasis, PayFigure, SalaryLink } from '@waymark/contract/search/salaries';
import { formatCount } from '@waymark/contract/text/format';
import { defaultPay } from '@waymark/contract/jobs/fact-choices';
import { formatAmount, formatPay } from '@waymark/contract/jobs/format-salary';
import { plural, term } from '@waymark/contract/text/message';
import { useId } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Link } from '../../../../components/layout/link.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { nameOfPeriod, nameSalaries, pathFor } from '../rules.ts';
import styles from './salary-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface PayFiguresProps {
  figure: PayFigure;
  currency: string;
  per: ShownPeriod;
}

/** The quartiles, and the number of postings that they rest on. */
export function PayFigures({ figure, currency, per }: PayFiguresProps) {
  const say = useSay();
  const locale = useLocale();
  const shown = [
    { label: say`Lower quartile`, value: formatAmount(figure.lower, currency, locale) },
    {
      label: say`Median ${term(nameOfPeriod(per))}`,
      value: formatAmount(figure.median, currency, locale),
      isMain: true,
    },
    { label: say`Upper quartile`, value: formatAmount(figure.upper, currency, locale) },
    {
      label: say`of ${plural(figure.companies, 'company', 'companies')}`,
      value: say`${plural(figure.postings, 'posting')}`,
    },
  ];
  return (
    <dl className={`${ui['wrap']} ${styles['figures']}`}>
      {shown.map(({ label, value, isMain }) => (
        <div key={label} className={styles['figure']} data-main={isMain}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SalaryLinksProps {
  title: string;
  links: readonly SalaryLink[];
  per: ShownPeriod;
}

export function SalaryLinks({ title, links, per }: SalaryLinksProps) {
  const say = useSay();
  const words = useBoardWords();
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles['subtitle']} id={id} dir="auto">
        {title}
      </h2>
      <ul className={styles['links']}>
        {links.map(({ criteria, names }) => (
          <li key={pathFor(words, criteria, per)}>
            <Link className={styles['link']} to={pathFor(words, criteria, per)}>
              {say(nameSalaries(names))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AboutFigures({ basis }: { basis: PayBasis }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const id = useId();
  return (
    <section className={styles['about']} aria-labelledby={id}>
      <h2 className={styles['subtitle']} id={id}>
        {say`What these figures are, and what they are not`}
      </h2>
      <ul className={`${ui['grid2']} ${styles['notes']}`}>
        <li>
          {say`They are what postings on this board offer, before taxes. They are not what people earn, and nothing here is estimated: postings that state no pay are not counted.`}
        </li>
        <li>
          {say`Counted are postings since ${formatDate(words, basis.since, locale)} that were public, open or closed, as they were on ${formatDate(words, basis.readAt, locale)}. A posting with a range counts with the middle of it.`}
        </li>
        <li>
          {say`Every figure rests on at least ${salaryLeastPostings} postings of at least ${salaryLeastCompanies} companies. Where there are fewer, nothing is shown. Figures are rounded to three digits.`}
        </li>
        <li>
          {say`Pay by the hour, day, week or month is brought to a year of full-time work: ${periodsInYear.month} months, ${periodsInYear.week} weeks, ${periodsInYear.day} days, ${formatCount(periodsInYear.hour, locale)} hours.`}
        </li>
        <li>
          {say`Left out are internships, freelance work, and part-time work that is not paid by the hour; pay of less than ${formatAmount(basis.possible.least, basis.currency, locale)} or more than ${formatPay(say, basis.possible.most, basis.currency, basis.per, locale)}, which is an error; and ranges whose upper end is more than ${widestRange} times the lower one.`}
        </li>
        <Currencies {...basis} />
      </ul>
    </section>
  );
}

function Currencies({ currency, converted, ratesOf }: PayBasis) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  if (converted === 0 || ratesOf === null)
    return <li>{say`All of these postings state their pay in ${currency}.`}</li>;
  if (currency === words.pay.currency && currency !== defaultPay.currency) {
    return (
      <li>
        {say`Shown in ${currency}, the currency of this board. ${plural(converted, '# posting in other currencies is', '# postings in other currencies are')} converted at the rates of ${formatDate(words, ratesOf, locale)}: where a rate has moved since, what was converted is off by as much.`}
      </li>
    );
  }
  return (
    <li>
      {say`Shown in ${currency}, which is named more often than any other currency. ${plural(converted, '# posting in other currencies is', '# postings in other currencies are')} converted at the rates of ${formatDate(words, ratesOf, locale)}: where a rate has moved since, what was converted is off by as much.`}
    </li>
  );
}
