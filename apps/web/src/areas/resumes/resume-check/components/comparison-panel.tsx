import type { CheckComparison, ComparedFinding, ResumeCheck } from '@waymark/contract/resumes/resume-check';
import { useId } from 'react';
import { Badge } from '../../../../components/data/tag.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import styles from './comparison-panel.module.css';

interface ComparisonPanelProps {
  comparison: CheckComparison;
  check: ResumeCheck;
}

/** What became of an earlier version. */
export function ComparisonPanel({ comparison, check }: ComparisonPanelProps) {
  const id = useId();
  const { name, uploadedAt, score, mended, remaining, new: found } = comparison;
  const gain = check.score - score;
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        Before and after
      </h2>
      <p className={styles['scores']}>
        <span className={styles['number']}>{score}</span>
        <span aria-hidden="true">→</span>
        <span className={styles['number']}>{check.score}</span>
        <Badge tone={gain > 0 ? 'good' : gain < 0 ? 'bad' : 'neutral'}>
          {gain === 0 ? 'the same score' : `${gain > 0 ? '+' : '−'}${Math.abs(gain)} points`}
        </Badge>
      </p>
      <p className={styles['before']}>
        Before: {name}, uploaded {formatDate(uploadedAt)}
      </p>
      <div className={styles['lists']}>
        <Changes title="Mended" empty="Nothing yet." changes={mended} />
        <Changes title="New" empty="Nothing new." changes={found} />
        <Changes title="Still there" empty="Nothing is left." changes={remaining} />
      </div>
    </section>
  );
}

function Changes(props: { title: string; empty: string; changes: readonly ComparedFinding[] }) {
  const { title, empty, changes } = props;
  return (
    <div>
      <h3 className={styles['kind']}>
        {title} ({changes.length})
      </h3>
      {changes.length === 0 ? (
        <p className={styles['empty']}>{empty}</p>
      ) : (
        <ul className={styles['list']}>
          {changes.map(({ rule, title: finding, before, after }) => (
            <li key={rule}>
              {finding}
              {before > 0 && after > 0 && before !== after && (
                <span className={styles['count']}>
                  {' '}
                  ({before} before, {after} now)
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
