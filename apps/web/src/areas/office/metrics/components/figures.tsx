import { figurePeriods, figureSteps } from '@waymark/contract/office/choices/metrics';
import desk from '../../../../components/data/desk.module.css';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { formatSince } from '../../../../lib/format-since.ts';
import type { LoadedFigures } from '../api/load-figures.ts';
import { figuresPath } from '../rules.ts';
import { FigureCard } from './figure-card.tsx';
import styles from './figures.module.css';

/** The board over time, figure by figure (J-5). */
export function Figures({ query, figures: { countedAt, steps, figures, reviewHours } }: LoadedFigures) {
  return (
    <>
      <PageHeading>Figures</PageHeading>
      <div className={styles['choices']}>
        <TabLinks
          label="How far back"
          tabs={figurePeriods.map((days) => ({
            label: `${days} days`,
            to: figuresPath({ ...query, days }),
            isCurrent: days === query.days,
          }))}
        />
        <TabLinks
          label="In which steps"
          tabs={figureSteps.map(({ value, label }) => ({
            label,
            to: figuresPath({ ...query, by: value }),
            isCurrent: value === query.by,
          }))}
        />
      </div>
      <p className={desk['quiet']}>
        {countedAt ? (
          <>
            Counted <time dateTime={countedAt}>{formatSince(countedAt)}</time>, every hour anew. Days begin at
            midnight UTC.
          </>
        ) : (
          'Nothing was counted yet: that happens every hour.'
        )}
      </p>
      <div className={styles['figures']}>
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
