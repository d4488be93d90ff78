import type { SalarySpread } from '@waymark/contract/search/salaries';
import { formatCount } from '@waymark/contract/text/format';
import { formatAmount } from '@waymark/contract/jobs/format-salary';
import { plural } from '@waymark/contract/text/message';
import { useId } from 'react';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { describeSpread, formatShort, layOut, nameBand, type Tick } from '../rules.ts';
import styles from './salary-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** Percent of the height above the bars, and below them. */
const top = 14;
const bottom = 12;
const tall = 100 - top - bottom;
const gap = 0.3;

const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;
/** Keeps the text inside the drawing. */
const anchorOf = (at: number) => (at < 0.12 ? 'start' : at > 0.88 ? 'end' : 'middle');

/** The distribution of pay as a chart, and as a table for all readers (decision 014). */
export function PayChart({ spread }: { spread: SalarySpread }) {
  const say = useSay();
  const locale = useLocale();
  const { bands, currency, figure } = spread;
  const id = useId();
  const { bars, ticks, positionOf } = layOut(bands);
  const [lower, median, upper] = [figure.lower, figure.median, figure.upper].map(positionOf);
  return (
    <figure className={`${ui['card']} ${styles['chart']}`} aria-labelledby={id}>
      <figcaption id={id} className={styles['caption']}>
        {say(describeSpread(spread, locale))}
      </figcaption>
      <svg className={styles['plot']} aria-hidden="true">
        <rect
          data-part="middle"
          x={percent(lower ?? 0)}
          width={percent(Math.max(0.004, (upper ?? 0) - (lower ?? 0)))}
          y={`${top}%`}
          height={`${tall}%`}
        />
        {bars.map(({ from, to, height, band }) => (
          <rect
            key={from}
            data-part="bar"
            x={`${100 * from + gap}%`}
            width={`${Math.max(0.5, 100 * (to - from) - 2 * gap)}%`}
            y={`${100 - bottom - Math.max(height * tall, band.postings > 0 ? 1 : 0)}%`}
            height={`${Math.max(height * tall, band.postings > 0 ? 1 : 0)}%`}
          />
        ))}
        <rect data-part="ground" x="0" width="100%" y={`${100 - bottom}%`} height="1" />
        <rect data-part="mark" x={percent(median ?? 0)} width="3" y={`${top - 2}%`} height={`${tall + 2}%`} />
        <text
          data-part="median"
          x={percent(median ?? 0)}
          y={`${top - 5}%`}
          textAnchor={anchorOf(median ?? 0)}
        >
          {say`Median ${formatAmount(figure.median, currency, locale)}`}
        </text>
        <Ticks ticks={ticks} currency={currency} />
      </svg>
      <p className={`${ui['wrap']} ${ui['note']} ${styles['key']}`} aria-hidden="true">
        <span data-part="middle">{say`The middle half of the postings`}</span>
        <span data-part="mark">{say`Median`}</span>
      </p>
      <BandTable spread={spread} />
    </figure>
  );
}

function Ticks({ ticks, currency }: { ticks: readonly Tick[]; currency: string }) {
  const locale = useLocale();
  return ticks.map(({ at, amount }) => (
    <text key={at} data-part="tick" x={percent(at)} y="99%" textAnchor={anchorOf(at)}>
      {formatShort(amount, currency, locale)}
    </text>
  ));
}

function BandTable({ spread: { bands, currency, figure } }: { spread: SalarySpread }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <details className={styles['details']}>
      <summary>{say`The same as a table`}</summary>
      <table className={`${ui['table']} ${styles['chartTable']}`}>
        <caption className={styles['total']}>{say`${plural(figure.postings, 'posting')}`}</caption>
        <thead>
          <tr>
            <th scope="col">{say`Offered`}</th>
            <th scope="col">{say`Postings`}</th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <tr key={`${band.from} ${band.to}`}>
              <th scope="row">{say(nameBand(band, currency, locale))}</th>
              <td>{formatCount(band.postings, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
