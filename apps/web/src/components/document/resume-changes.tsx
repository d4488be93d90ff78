import type { ResumeChanges as Changes } from '@waymark/contract/resumes/resume-review';
import ui from '../../styles/primitives.module.css';
import styles from './resume-text.module.css';

/** Unchanged lines that are shown around a change. */
const context = 1;

/** What came, what went, and a little of what stands around it. */
export function ResumeChanges({ changes }: { changes: Changes }) {
  if (changes.every(({ kind }) => kind === 'same')) {
    return <p className={ui['soft']}>Both resumes say the same.</p>;
  }
  return (
    <ol className={`${ui['grid1']} ${ui['textSm']}`}>
      {changes.map(({ kind, lines }, at) => (
        // The same lines may come and go in several places.
        <li key={`${kind} ${at}`} className={styles['change']} data-kind={kind}>
          {kind === 'same' ? (
            <Same lines={lines} isFirst={at === 0} isLast={at === changes.length - 1} />
          ) : kind === 'added' ? (
            <ins className={styles['lines']} aria-label={`New: ${lines.join(' ')}`}>
              {lines.join('\n')}
            </ins>
          ) : (
            <del className={styles['lines']} aria-label={`Gone: ${lines.join(' ')}`}>
              {lines.join('\n')}
            </del>
          )}
        </li>
      ))}
    </ol>
  );
}

function Same({ lines, isFirst, isLast }: { lines: readonly string[]; isFirst: boolean; isLast: boolean }) {
  const before = isFirst ? [] : lines.slice(0, context);
  const after = isLast ? [] : lines.slice(Math.max(before.length, lines.length - context));
  const hidden = lines.length - before.length - after.length;
  return (
    <span className={styles['lines']}>{[...before, ...(hidden > 0 ? ['…'] : []), ...after].join('\n')}</span>
  );
}
