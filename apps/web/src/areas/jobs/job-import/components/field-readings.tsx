import { importedFieldLabels } from '@waymark/contract/jobs/choices/imports';
import type { FieldReading } from '@waymark/contract/jobs/imports';
import { formatCount } from '@waymark/contract/text/format-count';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { shareUnread } from '../rules.ts';

const columns = [
  { name: 'Field' },
  { name: 'Read', numeric: true },
  { name: 'Learnt', numeric: true },
  { name: 'Not stated', numeric: true },
  { name: 'Unread', numeric: true },
  { name: 'Share unread', numeric: true },
];

/** What was read how, field by field. */
export function FieldReadings({ fields }: { fields: readonly FieldReading[] }) {
  if (fields.length === 0) return <p className={styles['quiet']}>It was not counted yet when this ran.</p>;
  return (
    <>
      <p className={styles['quiet']}>
        In postings. What is learnt comes from the title or the places, where the source says nothing of its
        own.
      </p>
      <DataTable columns={columns}>
        {fields.map((reading) => (
          <tr key={reading.field}>
            <th scope="row" className={styles['name']}>
              {importedFieldLabels[reading.field]}
            </th>
            <td data-numeric data-label="Read">
              {formatCount(reading.read)}
            </td>
            <td data-numeric data-label="Learnt">
              {formatCount(reading.learnt)}
            </td>
            <td data-numeric data-label="Not stated">
              {formatCount(reading.missing)}
            </td>
            <td data-numeric data-label="Unread">
              {formatCount(reading.unread)}
            </td>
            <td data-numeric data-label="Share unread">
              {shareUnread(reading)}
            </td>
          </tr>
        ))}
      </DataTable>
    </>
  );
}
