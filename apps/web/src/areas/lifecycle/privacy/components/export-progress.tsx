import type { AccountExport } from '@waymark/contract/lifecycle/privacy';
import { useId } from 'react';
import styles from './export-card.module.css';

/** How far the copy is; before its parts are counted, only that it is under way. */
export function ExportProgress({ copy: { done, total } }: { copy: AccountExport }) {
  const id = useId();
  return (
    <div className={styles['progress']}>
      <label htmlFor={id}>
        {total > 0 ? `Making your copy: ${done} of ${total} parts` : 'Your copy is about to be made'}
      </label>
      <progress id={id} className={styles['bar']} {...(total > 0 && { value: done, max: total })} />
      <p className={styles['aside']} role="status">
        You can leave this page. We mail you when the copy is ready.
      </p>
    </div>
  );
}
