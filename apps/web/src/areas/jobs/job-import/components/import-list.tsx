import type { Page } from '@waymark/contract/pagination';
import { paths, searchPath } from '@waymark/contract/paths';
import type { ImportReport } from '@waymark/contract/jobs/imports';
import { formatCount } from '@waymark/contract/text/format-count';
import { Link } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { formatSince } from '../../../../lib/format-since.ts';
import { ImportBadge } from './import-badge.tsx';

const columns = [
  { name: 'Source' },
  { name: 'State' },
  { name: 'New', numeric: true },
  { name: 'Changed', numeric: true },
  { name: 'Closed', numeric: true },
  { name: 'Rejected', numeric: true },
  { name: 'When' },
];

/** Imports of postings, the latest first (J-5). */
export function ImportList({ imports }: { imports: Page<ImportReport> }) {
  const { data, total, page, pageSize } = imports;
  return (
    <>
      <PageHeading>Imports</PageHeading>
      <p className={styles['quiet']}>
        Each run of <code>npm run jobs:import</code> leaves a report here. The last two hundred are kept.
      </p>
      {total > 0 ? (
        <DataTable columns={columns}>
          {data.map((report) => (
            <ImportRow key={report.id} report={report} />
          ))}
        </DataTable>
      ) : (
        <EmptyState title="Nothing was imported yet">
          Postings come in from a file by the command above; what became of them stands here then.
        </EmptyState>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(next) => searchPath({ page: next === 1 ? '' : next }, paths.staffImports)}
      />
    </>
  );
}

function ImportRow({ report }: { report: ImportReport }) {
  const { id, source, fileName, inserted, updated, closed, rejected, startedAt } = report;
  return (
    <tr>
      <th scope="row" className={styles['name']}>
        <Link to={searchPath({ import: id }, paths.staffImports)}>{source}</Link>
        <span className={styles['detail']}>{fileName}</span>
      </th>
      <td>
        <ImportBadge state={report.state} />
      </td>
      <td data-numeric data-label="New">
        {formatCount(inserted)}
      </td>
      <td data-numeric data-label="Changed">
        {formatCount(updated)}
      </td>
      <td data-numeric data-label="Closed">
        {formatCount(closed)}
      </td>
      <td data-numeric data-label="Rejected">
        {formatCount(rejected)}
      </td>
      <td className={styles['since']}>
        <time dateTime={startedAt}>{formatSince(startedAt)}</time>
      </td>
    </tr>
  );
}
