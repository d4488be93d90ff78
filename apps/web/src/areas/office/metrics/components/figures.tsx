import { msg, plural } from '@waymark/contract/text/message';
import { labelOf } from '@waymark/contract/jobs/choices';
import type { BoardMetrics } from '@waymark/contract/office/metrics';
import {
  figurePeriods,
  figureSteps,
  boardMetrics,
  type FigureStep,
} from '@waymark/contract/office/staff-choices';
import { formatCount } from '@waymark/contract/text/format';
import { useId } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { BarChart, type Bar } from '../../../../components/data/bar-chart.tsx';
import { Since } from '../../../../components/data/desk.tsx';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import ui from '../../../../styles/primitives.module.css';
import {
  compareWith,
  describeBars,
  describeHours,
  figuresPath,
  nameStep,
  type MetricsQuery,
} from '../rules.ts';
import styles from './figures.module.css';
import { useSay, rich } from '../../../../lib/languages/say.ts';

interface FiguresProps {
  query: MetricsQuery;
  figures: BoardMetrics;
}

/** The metrics of the board over time (J-5). */
export function Figures({ query, figures: { countedAt, steps, figures, reviewHours } }: FiguresProps) {
  const say = useSay();
  return (
    <>
      <PageHeading>{say`Figures`}</PageHeading>
      <div className={ui['grid2']}>
        <TabLinks
          label={say`How far back`}
          tabs={figurePeriods.map((days) => ({
            label: say`${plural(days, 'day')}`,
            to: figuresPath({ ...query, days }),
            isCurrent: days === query.days,
          }))}
        />
        <TabLinks
          label={say`In which steps`}
          tabs={figureSteps.map(({ value, label }) => ({
            label,
            to: figuresPath({ ...query, by: value }),
            isCurrent: value === query.by,
          }))}
        />
      </div>
      <p className={ui['note']}>
        {countedAt
          ? rich(say, msg`Counted <since></since>, again every hour. Days begin at midnight UTC.`, {
              since: <Since at={countedAt} />,
            })
          : say`Nothing was counted yet: that happens every hour.`}
      </p>
      <div className={`${ui['grid5']} ${styles['figures']}`}>
        {figures.map((figure) => (
          <FigureCard
            key={figure.figure}
            figure={figure}
            steps={steps}
            by={query.by}
            hours={figure.figure === 'reviews-published' ? reviewHours : null}
          />
        ))}
      </div>
    </>
  );
}

interface FigureCardProps {
  figure: BoardMetrics['figures'][number];
  steps: readonly string[];
  by: FigureStep;
  /** How long published reviews took in each step. */
  hours: readonly (number | null)[] | null;
}

/** One metric: the total, a chart of the steps, and the same as a table. */
function FigureCard({ figure: { figure, total, before, counts }, steps, by, hours }: FigureCardProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const id = useId();
  const label = say(labelOf(boardMetrics, figure));
  const bars = steps.map((step, at) => ({
    label: say(nameStep(words, step, by, locale)),
    count: counts[at] ?? 0,
  }));
  return (
    <section className={`${ui['card']} ${ui['grid3']} ${styles['figure']}`} aria-labelledby={id}>
      <h2 className={styles['title']} id={id}>
        {label}
      </h2>
      <p>
        <span className={styles['total']}>{formatCount(total, locale)}</span>{' '}
        <span className={ui['note']}>{say(compareWith(before, total, locale))}</span>
      </p>
      <BarChart
        name={<VisuallyHidden>{label}:</VisuallyHidden>}
        description={say(describeBars(bars, by, locale))}
        bars={bars}
        ends={[bars[0]?.label ?? '', by === 'day' ? say`Today` : (bars.at(-1)?.label ?? '')]}
        isScaled
      />
      <details>
        <summary>{say`${label} as a table`}</summary>
        {/* It scrolls by itself, so the keyboard must reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles['scroll']} tabIndex={0} role="region" aria-label={say`${label} as a table`}>
          <StepTable bars={bars} hours={hours} />
        </div>
      </details>
    </section>
  );
}

/** The newest first. */
function StepTable({ bars, hours }: { bars: readonly Bar[]; hours: FigureCardProps['hours'] }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <table className={`${ui['table']} ${styles['steps']}`}>
      <thead>
        <tr>
          <th scope="col">{say`When`}</th>
          <th scope="col">{say`How many`}</th>
          {hours && <th scope="col">{say`Took, in the mean`}</th>}
        </tr>
      </thead>
      <tbody>
        {bars
          .map(({ label, count }, at) => ({ label, count, took: hours?.[at] ?? null }))
          .toReversed()
          .map(({ label, count, took }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatCount(count, locale)}</td>
              {hours && <td>{took === null ? '–' : say(describeHours(took))}</td>}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
