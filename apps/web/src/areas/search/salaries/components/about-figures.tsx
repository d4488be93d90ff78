import {
  periodsInYear,
  possiblePay,
  salaryLeastCompanies,
  salaryLeastPostings,
  widestRange,
} from '@waymark/contract/search/choices/salaries';
import type { PayBasis } from '@waymark/contract/search/salaries';
import { formatCount, plural } from '@waymark/contract/text/format-count';
import { formatAmount } from '@waymark/contract/text/format-salary';
import { useId } from 'react';
import { formatDate } from '../../../../lib/format-date.ts';
import styles from './salary-page.module.css';

/** What is counted and how, and what all of it is not. */
export function AboutFigures({ basis }: { basis: PayBasis }) {
  const id = useId();
  return (
    <section className={styles['about']} aria-labelledby={id}>
      <h2 className={styles['subtitle']} id={id}>
        What these figures are, and what they are not
      </h2>
      <ul className={styles['notes']}>
        <li>
          They are what postings on this board offer, before taxes. They are not what people earn, and nothing
          here is estimated: postings that state no pay are not counted.
        </li>
        <li>
          Counted are postings since {formatDate(basis.since)} that everybody could see, open or closed, as
          they were on {formatDate(basis.readAt)}. A posting with a range counts with the middle of it.
        </li>
        <li>
          Every figure rests on at least {salaryLeastPostings} postings of at least {salaryLeastCompanies}{' '}
          companies. Where there are fewer, nothing is shown. Figures are rounded to three digits.
        </li>
        <li>
          Pay by the hour, day, week or month is brought to a year of full-time work: {periodsInYear.month}{' '}
          months, {periodsInYear.week} weeks, {periodsInYear.day} days, {formatCount(periodsInYear.hour)}{' '}
          hours.
        </li>
        <li>
          Left out are internships, freelance work, and part-time work that is not paid by the hour; pay of
          less than {formatAmount(possiblePay.least, 'USD')} or more than{' '}
          {formatAmount(possiblePay.most, 'USD')} a year, which is an error; and ranges whose upper end is
          more than {widestRange} times the lower one.
        </li>
        <Currencies {...basis} />
      </ul>
    </section>
  );
}

function Currencies({ currency, converted, ratesOf }: PayBasis) {
  if (converted === 0 || ratesOf === null)
    return <li>All of these postings state their pay in {currency}.</li>;
  return (
    <li>
      Shown in {currency}, which is named more often than any other currency. {plural(converted, 'posting')}{' '}
      in other currencies {converted === 1 ? 'is' : 'are'} converted at the rates of {formatDate(ratesOf)}:
      where a rate has moved since, what was converted is off by as much.
    </li>
  );
}
