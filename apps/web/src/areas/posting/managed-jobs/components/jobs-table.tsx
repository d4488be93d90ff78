import { msg } from '@waymark/contract/text/message';
import type { ManagedJob, ManagedJobsQuery } from '@waymark/contract/posting/managed-jobs';
import { Link } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { directionOf, manageJobPath, nextSort, type SortedColumn } from '../rules.ts';
import { JobRow, SelectBox, type JobRowProps } from './job-row.tsx';
import styles from './jobs-table.module.css';
import type { Selection } from './use-managed-jobs.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface JobsTableProps extends Omit<JobRowProps, 'job'> {
  jobs: readonly ManagedJob[];
  query: ManagedJobsQuery;
}

const sortedColumns: readonly { column: SortedColumn; name: string; numeric?: boolean }[] = [
  { column: 'title', name: msg`Job Title` },
  { column: 'applications', name: msg`Applications`, numeric: true },
  { column: 'views', name: msg`Views`, numeric: true },
  { column: 'date', name: msg`Date` },
  { column: 'status', name: msg`Status` },
];

/** On small screens each job is a card. */
export function JobsTable({ jobs, query, ...row }: JobsTableProps) {
  const say = useSay();
  const isSelectable = jobs.some(({ isChangeable }) => isChangeable);
  const columns = [
    {
      name: msg`Select and star`,
      head: isSelectable ? (
        <SelectAll selection={row.selection} />
      ) : (
        <VisuallyHidden>{say`Select and star`}</VisuallyHidden>
      ),
    },
    ...sortedColumns.map(({ column, ...rest }) => ({
      ...rest,
      sorted: directionOf(column, query.sort),
      head: (
        <Link
          className={styles['sort']}
          to={manageJobPath({ ...query, sort: nextSort(column, query.sort), page: 1 })}
          preventScrollReset
          dir="auto"
        >
          {rest.name}
        </Link>
      ),
    })),
    { name: msg`Actions`, unnamed: true },
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
  const say = useSay();
  const { isWhole, selected, clear, selectAll } = selection;
  return (
    <SelectBox
      checked={isWhole}
      partly={selected.length > 0 && !isWhole}
      labelled={labelled}
      onChange={isWhole ? clear : selectAll}
    >
      {say`Select all`}
    </SelectBox>
  );
}
