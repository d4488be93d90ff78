import type { ShownPeriod } from '@waymark/contract/search/choices';
import type { PayFigure } from '@waymark/contract/search/salaries';
import { formatCount } from '@waymark/contract/text/format';
import { formatAmount } from '@waymark/contract/jobs/format-salary';
import { msg, term } from '@waymark/contract/text/message';
import { useId } from 'react';
import { useLocale } from '../../../../lib/languages/language.ts';
import { Link } from '../../../../components/layout/link.tsx';
import ui from '../../../../styles/primitives.module.css';
import { nameOfPeriod } from '../rules.ts';
import styles from './salary-page.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

interface Row extends PayFigure {
  name: string;
  detail: string;
  /** The page with more of it, if it has one. */
  to: string | null;
  /** If it differs from the table's. */
  currency?: string;
}

interface PayTableProps {
  title: string;
  of: string;
  rows: readonly Row[];
  currency: string;
  per: ShownPeriod;
}

/** Rows with quartiles, in figures and drawn on one scale, and the number of postings. */
export function PayTable({ title, of, rows, currency, per }: PayTableProps) {
  const say = useSay();
  const locale = useLocale();
  const id = useId();
  if (rows.length === 0) return null;
  const max = Math.max(...rows.map(({ upper }) => upper));
  // Amounts in several currencies share no scale.
  const isDrawn = rows.every((row) => row.currency === undefined || row.currency === rows[0]?.currency);
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 className={styles['title']} id={id} dir="auto">
        {title}
      </h2>
      <table className={`${ui['table']} ${styles['payTable']}`}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">
              {rich(
                say,
                msg`Offered ${term(nameOfPeriod(per))}: lower quartile – <strong>median</strong> – upper quartile`,
                { strong: <strong /> },
              )}
            </th>
            <th scope="col">{say`Postings`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.name} ${row.detail}`}>
              <th scope="row">
                {row.to === null ? (
                  row.name
                ) : (
                  <Link to={row.to} dir="auto">
                    {row.name}
                  </Link>
                )}
                {row.detail && <span className={`${ui['subtitle']} ${ui['muted']}`}>{row.detail}</span>}
              </th>
              <td>
                {isDrawn && <Range {...row} max={max} />}
                <Quartiles {...row} currency={row.currency ?? currency} />
              </td>
              <td>{formatCount(row.postings, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Quartiles({ lower, median, upper, currency }: PayFigure & { currency: string }) {
  const locale = useLocale();
  return (
    <>
      {formatAmount(lower, currency, locale)} – <strong>{formatAmount(median, currency, locale)}</strong> –{' '}
      {formatAmount(upper, currency, locale)}
    </>
  );
}

const width = 1000;

function Range({
  lower,
  median,
  upper,
  max,
}: Pick<PayFigure, 'lower' | 'median' | 'upper'> & { max: number }) {
  const at = (amount: number) => Math.round((amount / max) * width);
  return (
    <svg
      className={styles['range']}
      viewBox={`0 0 ${width} 16`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-mirrors
    >
      <rect data-part="ground" y="7" width={width} height="2" />
      <rect data-part="range" x={at(lower)} y="2" width={Math.max(6, at(upper) - at(lower))} height="12" />
      <rect data-part="mark" x={Math.max(0, at(median) - 4)} width="8" height="16" />
    </svg>
  );
}
