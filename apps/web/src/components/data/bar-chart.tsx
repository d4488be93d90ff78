import { formatCount } from '@waymark/contract/text/format';
import { useId, type ReactNode } from 'react';
import { useLocale } from '../../lib/languages/language.ts';
import ui from '../../styles/primitives.module.css';
import styles from './bar-chart.module.css';

const width = 300;
const height = 72;
/** Of a bar's place, what is left free beside it; never more than two units of the drawing. */
const gapShare = 0.25;
const widestGap = 2;

export interface Bar {
  /** What it is of, such as a day. */
  label: string;
  count: number;
}

interface BarChartProps {
  name: ReactNode;
  /** What matters of it, in a sentence that goes on after the name. */
  description: string;
  /** From left to right. */
  bars: readonly Bar[];
  /** What stands below the first and the last bar. */
  ends: readonly [string, string];
  /** Taller, with a line that says how much the tallest bar is. */
  isScaled?: boolean;
}

/**
 * A bar chart with a description in words. The caller shows the same figures in a table next to it, for
 * people who cannot see the bars (decision 014).
 */
export function BarChart({ name, description, bars, ends, isScaled = false }: BarChartProps) {
  const locale = useLocale();
  const id = useId();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = width / Math.max(1, bars.length);
  const gap = Math.min(widestGap, step * gapShare);
  return (
    <figure className={styles['chart']} aria-labelledby={id} data-scaled={isScaled || undefined}>
      <figcaption id={id}>
        <span className={ui['inkStrong']} dir="auto">
          {name}
        </span>{' '}
        {description}
      </figcaption>
      <div className={styles['plot']} aria-hidden="true">
        {isScaled && <span className={styles['most']}>{formatCount(most, locale)}</span>}
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          {bars.map(({ label, count }, index) => {
            // A bar of something never looks like one of nothing.
            const tall = count === 0 ? 1 : Math.max(4, (count / most) * height);
            return (
              <rect
                key={label}
                data-empty={count === 0}
                x={index * step}
                y={height - tall}
                width={step - gap}
                height={tall}
              >
                <title>{`${label}: ${formatCount(count, locale)}`}</title>
              </rect>
            );
          })}
        </svg>
      </div>
      <p className={`${ui['noteXs']} ${styles['ends']}`} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </figure>
  );
}
