import type { JobAction } from '@waymark/contract/posting/choices/managed-jobs';
import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { Button } from '../../../../components/form/button.tsx';
import { actionLabels } from '../constants.ts';
import { actionsOf } from '../rules.ts';
import styles from './bulk-bar.module.css';
import type { JobChanges } from './use-job-changes.ts';

interface BulkBarProps {
  jobs: readonly ManagedJob[];
  changes: JobChanges;
  onAction: (action: JobAction, jobs: readonly ManagedJob[]) => void;
  onClear: () => void;
}

const order: readonly JobAction[] = ['close', 'fill', 'renew', 'restore', 'trash'];

/** What is done to all that is selected: each button to those of which it can be. */
export function BulkBar({ jobs, changes, onAction, onClear }: BulkBarProps) {
  if (jobs.length === 0) return null;
  const unread = jobs.filter((job) => job.unread);
  const starred = jobs.every((job) => job.starred);
  const { pending } = changes;
  return (
    <section className={styles['bar']} aria-label="Selected jobs">
      <p className={styles['count']} role="status">
        {jobs.length} selected
      </p>
      {order.map((action) => {
        const fitting = jobs.filter((job) => actionsOf(job).includes(action));
        if (fitting.length === 0) return null;
        return (
          <Button
            key={action}
            variant="quiet"
            className={styles['action']}
            disabled={pending}
            onClick={() => onAction(action, fitting)}
          >
            {actionLabels[action]}
            {fitting.length < jobs.length && ` (${fitting.length})`}
          </Button>
        );
      })}
      <Button
        variant="quiet"
        className={styles['action']}
        disabled={pending}
        onClick={() => void changes.mark(starred ? 'unstar' : 'star', jobs)}
      >
        {starred ? 'Unstar' : 'Star'}
      </Button>
      <Button
        variant="quiet"
        className={styles['action']}
        disabled={pending}
        onClick={() => void (unread.length > 0 ? changes.mark('read', unread) : changes.mark('unread', jobs))}
      >
        {unread.length > 0 ? 'Mark as read' : 'Mark as unread'}
      </Button>
      <Button variant="quiet" className={styles['none']} onClick={onClear}>
        None
      </Button>
    </section>
  );
}
