import type { ImportReportDetail } from '@waymark/contract/jobs/imports';
import { formatCount } from '@waymark/contract/text/format-count';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { Actions } from '../../../../components/form/actions.tsx';
import { SaveFileButton } from '../../../../components/form/save-file-button.tsx';
import { saveRejections } from '../api/load-imports.ts';

const columns = [{ name: 'Place' }, { name: 'What is wrong' }];
const shown = 50;

/** The first rejected rows, and all that are kept as a file. */
export function RejectedRows({ report: { id, rejected, rejections } }: { report: ImportReportDetail }) {
  if (rejections.length === 0) return <p className={styles['quiet']}>None was rejected.</p>;
  return (
    <>
      <p className={styles['quiet']}>{describeRows(rejected, rejections.length)}</p>
      <DataTable columns={columns}>
        {rejections.slice(0, shown).map(({ at, sourceId, reason }) => (
          <tr key={at}>
            <th scope="row" className={styles['name']}>
              {at}
              {sourceId && <span className={styles['detail']}>id {sourceId}</span>}
            </th>
            <td>{reason}</td>
          </tr>
        ))}
      </DataTable>
      <Actions>
        <SaveFileButton save={() => saveRejections(id)}>Save as CSV</SaveFileButton>
      </Actions>
    </>
  );
}

function describeRows(rejected: number, kept: number): string {
  const first = Math.min(shown, kept);
  if (rejected <= first) return `${formatCount(rejected)} in all.`;
  return `The first ${formatCount(first)} of ${formatCount(rejected)}; the file has ${formatCount(kept)}.`;
}
