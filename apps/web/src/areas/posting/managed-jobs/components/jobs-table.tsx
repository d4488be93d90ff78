import type { ManagedJob, ManagedJobsQuery } from '@waymark/contract/posting/managed-jobs';
import { Link } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { directionOf, manageJobPath, nextSort, type SortedColumn } from '../rules.ts';
import { JobRow, type JobRowProps } from './job-row.tsx';
import styles from './jobs-table.module.css';
import { SelectBox } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

interface JobsTableProps extends Omit<JobRowProps, 'job'> {
  jobs: readonly ManagedJob[];
  query: ManagedJobsQuery;
}

const sortedColumns: readonly { column: SortedColumn; name: string; numeric?: boolean }[] = [
  { column: 'title', name: 'Job Title' },
  { column: 'applications', name: 'Applications', numeric: true },
  { column: 'views', name: 'Views', numeric: true },
  { column: 'date', name: 'Date' },
  { column: 'status', name: 'Status' },
];

/** The jobs of the page; where there is no room each is a card of its own. */
export function JobsTable({ jobs, query, ...row }: JobsTableProps) {
  const isSelectable = jobs.some(({ isChangeable }) => isChangeable);
  const columns = [
    {
      name: 'Select and star',
      head: isSelectable ? (
        <SelectAll selection={row.selection} />
      ) : (
        <VisuallyHidden>Select and star</VisuallyHidden>
      ),
    },
    ...sortedColumns.map(({ column, ...rest }) => ({
      ...rest,
      sorted: directionOf(column, query.sort),
      head: <SortLink column={column} name={rest.name} query={query} />,
    })),
    { name: 'Actions', unnamed: true },
  ];
  return (
    <>
      {isSelectable && (
        <div className={styles['selectAll']}>
          <SelectAll selection={row.selection} labelled />
        </div>
      )}
      <DataTable className={styles['table']} columns={columns}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} {...row} />
        ))}
      </DataTable>
    </>
  );
}

function SelectAll({ selection, labelled = false }: { selection: Selection; labelled?: boolean }) {
  const { isWhole, selected, clear, selectAll } = selection;
  return (
    <SelectBox
      checked={isWhole}
      partly={selected.length > 0 && !isWhole}
      labelled={labelled}
      onChange={isWhole ? clear : selectAll}
    >
      Select all
    </SelectBox>
  );
}

interface SortLinkProps {
  column: SortedColumn;
  name: string;
  query: ManagedJobsQuery;
}

function SortLink({ column, name, query }: SortLinkProps) {
  const sort = nextSort(column, query.sort);
  return (
    <Link className={styles['sort']} to={manageJobPath({ ...query, sort, page: 1 })} preventScrollReset>
      {name}
    </Link>
  );
}
