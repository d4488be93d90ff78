import type { RemovedResume } from '@waymark/contract/resumes/resumes';
import { useId, useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { titleOf } from '../rules.ts';
import styles from './cv-manager.module.css';

interface RemovedResumesProps {
  removed: readonly RemovedResume[];
  onRestore: (id: string) => Promise<void>;
}

/** What was deleted and is still there: the message that offers to take it back is gone sooner. */
export function RemovedResumes({ removed, onRestore }: RemovedResumesProps) {
  const titleId = useId();
  const [pending, setPending] = useState('');
  if (removed.length === 0) return null;

  async function restore(id: string) {
    setPending(id);
    await onRestore(id);
    setPending('');
  }

  return (
    <section className={styles['removed']} aria-labelledby={titleId}>
      <h2 className={styles['removedTitle']} id={titleId}>
        Deleted a moment ago
      </h2>
      <ul className={styles['removedList']}>
        {removed.map((resume) => (
          <li className={styles['removedRow']} key={resume.id}>
            <span className={styles['removedName']}>
              {titleOf(resume)}{' '}
              <span className={styles['until']}>
                can be taken back until{' '}
                <time dateTime={resume.restorableUntil}>{timeOf(resume.restorableUntil)}</time>
              </span>
            </span>
            <Button
              variant="quiet"
              pending={pending === resume.id}
              aria-label={`Take it back: ${titleOf(resume)}`}
              onClick={() => void restore(resume.id)}
            >
              Take it back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In the reader's own time: this page is only ever rendered in a browser. */
function timeOf(iso: string): string {
  return new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
