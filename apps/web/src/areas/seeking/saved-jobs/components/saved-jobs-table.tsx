import { companyPath, jobDetailPath } from '@waymark/contract/paths';
import type { SavedJob } from '@waymark/contract/seeking/saved-jobs';
import { Link } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { IconButton } from '../../../../components/form/icon-button.tsx';
import { CompanyMark } from '../../../../components/media/company-mark.tsx';
import { dateOf } from '../rules.ts';
import styles from './saved-jobs-table.module.css';

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

interface SavedJobRowProps {
  row: SavedJob;
  onEdit: () => void;
  onRemove: () => void;
}

/** What somebody emptied in their own row is named as missing: the row stays one that can be found and pressed. */
function SavedJobRow({ row, onEdit, onRemove }: SavedJobRowProps) {
  const { job } = row;
  const title = row.title || 'No title';
  const company = row.company || 'No company';
  return (
    <tr className={styles['row']}>
      <td className={styles['logo']}>
        <CompanyMark name={company} />
      </td>
      <th scope="row" className={styles['job']}>
        {job ? (
          <Link className={styles['title']} to={jobDetailPath(job.id)}>
            {title}
          </Link>
        ) : (
          <span className={styles['title']}>{title}</span>
        )}
        {job?.open === false && <Badge tone="bad">Closed</Badge>}
      </th>
      <td className={styles['company']}>
        {job ? (
          <Link className={styles['link']} to={companyPath(job.companyId)}>
            {company}
          </Link>
        ) : (
          company
        )}
      </td>
      <td className={styles['date']}>{dateOf(row) || 'No date'}</td>
      <td className={styles['actions']}>
        <IconButton icon="pencil" onPress={onEdit}>
          Edit {title}
        </IconButton>
        <IconButton icon="bin" onPress={onRemove}>
          Delete {title}
        </IconButton>
      </td>
    </tr>
  );
}
