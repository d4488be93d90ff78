import type { ShownPeriod } from '@waymark/contract/search/choices/salaries';
import type { PayFigure } from '@waymark/contract/search/salaries';
import { plural } from '@waymark/contract/text/format-count';
import { formatAmount } from '@waymark/contract/text/format-salary';
import { nameOfPeriod } from '../rules.ts';
import styles from './salary-page.module.css';

interface PayFiguresProps {
  figure: PayFigure;
  currency: string;
  per: ShownPeriod;
}

/** The quartiles in large, and on how many postings they rest. */
export function PayFigures({ figure, currency, per }: PayFiguresProps) {
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
