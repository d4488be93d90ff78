import type { DeskReviewDetail } from '@waymark/contract/office/review-desk';
import { ResumeChanges } from '../../../../components/document/resume-changes.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import styles from './review-editor.module.css';

/** Of a second round: what the candidate has made of the first. */
export function ChangesPanel({
  changes,
  previous,
}: Required<Pick<DeskReviewDetail, 'changes' | 'previous'>>) {
  if (!changes) return null;
  return (
    <details className={styles['changes']}>
      <summary>
        What changed since the last round{previous && `, ${formatDate(previous.publishedAt)}`}
      </summary>
      {previous && (
        <>
          <p className={styles['said']}>{previous.fields.summary}</p>
          <ul className={styles['earlier']}>
            {previous.fields.comments.map(({ id, anchor, text }) => (
              <li key={id}>
                {anchor?.quote && <q>{anchor.quote}</q>} {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <ResumeChanges changes={changes} />
    </details>
  );
}
