import type { SavedJob } from '@waymark/contract/seeking/saved-jobs';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { SavedJobRow } from './saved-job-row.tsx';

interface SavedJobsTableProps {
  rows: readonly SavedJob[];
  onEdit: (row: SavedJob) => void;
  onRemove: (row: SavedJob) => void;
}

const columns = [
  { name: 'Logo', unnamed: true },
  { name: 'Premium jobs' },
  { name: 'Company' },
  { name: 'Date' },
  { name: 'Action' },
];

export function SavedJobsTable({ rows, onEdit, onRemove }: SavedJobsTableProps) {
  return (
    <DataTable columns={columns}>
      {rows.map((row) => (
        <SavedJobRow key={row.id} row={row} onEdit={() => onEdit(row)} onRemove={() => onRemove(row)} />
      ))}
    </DataTable>
  );
}
