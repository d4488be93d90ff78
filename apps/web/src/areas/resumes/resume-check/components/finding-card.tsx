import { findingSeverities, type FindingSeverity } from '@waymark/contract/resumes/choices/resume-check';
import { Badge } from '../../../../components/data/tag.tsx';
import type { NumberedFinding } from '../rules.ts';
import styles from './finding-card.module.css';

interface FindingCardProps {
  finding: NumberedFinding;
  isActive: boolean;
  onShowPlace: () => void;
}

const tones: Record<FindingSeverity, 'good' | 'bad' | 'neutral'> = {
  high: 'bad',
  medium: 'neutral',
  low: 'neutral',
  good: 'good',
};

/** One finding: what was seen and where, why it matters, by whose rule, and how to mend it. */
export function FindingCard({ finding, isActive, onShowPlace }: FindingCardProps) {
  const { rule, number, severity, title, seen, why, source, mend, example, points } = finding;
  const label = findingSeverities.find(({ value }) => value === severity)?.label;
  return (
    <li
      id={rule}
      className={styles['card']}
      data-finding={rule}
      data-severity={severity}
      data-active={isActive || undefined}
      tabIndex={-1}
    >
      <div className={styles['head']}>
        <span className={styles['number']} data-severity={severity} aria-hidden="true">
          {number}
        </span>
        <h4 className={styles['title']}>{title}</h4>
        <Badge tone={tones[severity]}>{points > 0 ? `${label}, −${points}` : label}</Badge>
      </div>
      <p className={styles['seen']}>{seen}</p>
      <Places finding={finding} onShowPlace={onShowPlace} />
      <p>{why}</p>
      {mend && (
        <p>
          <strong>To mend it:</strong> {mend}
        </p>
      )}
      {example && <Example example={example} />}
      <p className={styles['source']}>
        {source ? (
          <>
            Rule:{' '}
            <a href={source.url} rel="noopener noreferrer">
              {source.name}
            </a>
          </>
        ) : (
          'Rule: our own'
        )}
      </p>
    </li>
  );
}

function Places({
  finding: { number, places, count },
  onShowPlace,
}: Pick<FindingCardProps, 'finding' | 'onShowPlace'>) {
  const [first] = places;
  if (!first) return null;
  const pages = [...new Set(places.map(({ page }) => page))];
  const where = pages.length === 1 ? `page ${pages[0]}` : `pages ${pages.join(', ')}`;
  return (
    <p className={styles['place']}>
      <span className={styles['where']}>
        On {where}
        {count > places.length && places.length > 1 && `, the first ${places.length} of ${count}`}
      </span>
      <button
        type="button"
        className={styles['show']}
        data-print="none"
        aria-label={`Show the place of finding ${number}`}
        onClick={onShowPlace}
      >
        Show the place
      </button>
    </p>
  );
}

function Example({ example: { before, after } }: { example: NonNullable<NumberedFinding['example']> }) {
  return (
    <dl className={styles['example']}>
      <div>
        <dt>Now</dt>
        <dd>{before}</dd>
      </div>
      <div>
        <dt>Mended</dt>
        <dd>{after}</dd>
      </div>
    </dl>
  );
}
