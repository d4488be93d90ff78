import { boardFigures, type FigureStep } from '@waymark/contract/office/choices/metrics';
import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import type { BoardFigures } from '@waymark/contract/office/figures';
import { formatCount } from '@waymark/contract/text/format-count';
import { useId } from 'react';
import { BarChart } from '../../../../components/data/bar-chart.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { compareWith, describeBars, describeHours, nameStep } from '../rules.ts';
import styles from './figures.module.css';

interface FigureCardProps {
  figure: BoardFigures['figures'][number];
  steps: readonly string[];
  by: FigureStep;
  /** Of published reviews, how long they took in each step. */
  hours: readonly (number | null)[] | null;
}

/** One figure: how many in all, its course as bars, and the same as a table. */
export function FigureCard({ figure: { figure, total, before, counts }, steps, by, hours }: FigureCardProps) {
  const id = useId();
  const label = labelOf(boardFigures, figure);
  const bars = steps.map((step, at) => ({ label: nameStep(step, by), count: counts[at] ?? 0 }));
  return (
    <section className={styles['figure']} aria-labelledby={id}>
      <h2 className={styles['title']} id={id}>
        {label}
      </h2>
      <p>
        <span className={styles['total']}>{formatCount(total)}</span>{' '}
        <span className={styles['compared']}>{compareWith(before, total)}</span>
      </p>
      <BarChart
        name={<VisuallyHidden>{label}:</VisuallyHidden>}
        description={describeBars(bars, by)}
        bars={bars}
        ends={[bars[0]?.label ?? '', by === 'day' ? 'Today' : (bars.at(-1)?.label ?? '')]}
        isScaled
      />
      <details>
        <summary>{label} as a table</summary>
        {/* It scrolls by itself, so that the keyboard must reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles['scroll']} tabIndex={0} role="region" aria-label={`${label} as a table`}>
          <StepTable bars={bars} hours={hours} />
        </div>
      </details>
    </section>
  );
}

/** The newest first. */
function StepTable({
  bars,
  hours,
}: {
  bars: readonly { label: string; count: number }[];
  hours: FigureCardProps['hours'];
}) {
  return (
    <table className={styles['steps']}>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">How many</th>
          {hours && <th scope="col">Took, in the mean</th>}
        </tr>
      </thead>
      <tbody>
        {bars
          .map(({ label, count }, at) => ({ label, count, took: hours?.[at] ?? null }))
          .toReversed()
          .map(({ label, count, took }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatCount(count)}</td>
              {hours && <td>{took === null ? '–' : describeHours(took)}</td>}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
