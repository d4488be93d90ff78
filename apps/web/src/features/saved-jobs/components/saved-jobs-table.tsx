import type { SavedJob } from '@waymark/contract/saved-jobs';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { SavedJobRow } from './saved-job-row.tsx';
import styles from './saved-jobs-table.module.css';

interface SavedJobsTableProps {
  rows: readonly SavedJob[];
  onEdit: (row: SavedJob) => void;
  onRemove: (row: SavedJob) => void;
}

export function SavedJobsTable({ rows, onEdit, onRemove }: SavedJobsTableProps) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Logo</VisuallyHidden>
          </th>
          <th scope="col">Premium jobs</th>
          <th scope="col">Company</th>
          <th scope="col">Date</th>
          <th scope="col" className={styles['actions']}>
            Action
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <SavedJobRow key={row.id} row={row} onEdit={() => onEdit(row)} onRemove={() => onRemove(row)} />
        ))}
      </tbody>
    </table>
  );
}
