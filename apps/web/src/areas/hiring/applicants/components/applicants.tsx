import type { ApplicantBoard } from '@waymark/contract/hiring/applicants';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { plural } from '@waymark/contract/text/format-count';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { BoardContext, createBoardStore } from './use-board.ts';
import { filtersOf, isFiltered, type Filters } from '../filter-rules.ts';
import { Announcer } from './announcer.tsx';
import { ApplicantDialog } from './applicant/applicant-dialog.tsx';
import { ApplicantList } from './applicant-list.tsx';
import styles from './applicants.module.css';
import { Board } from './board.tsx';
import { FilterBar } from './filter-bar.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { Toolbar } from './toolbar.tsx';

interface ApplicantsProps {
  board: ApplicantBoard;
  /** What else a recruiter does with the applicant. */
  renderTools: (applicationId: string) => ReactNode;
  /** What else a recruiter does with those who are selected. */
  renderBulkTools: (applicationIds: string[]) => ReactNode;
}

/** Who applied for one of the company's jobs, by stage or as a list (H-4). */
export function Applicants({ board, ...slots }: ApplicantsProps) {
  const [search] = useSearchParams();
  const filters = filtersOf(search);
  const { job, total } = board;
  return (
    <>
      <div className={styles['head']}>
        <Link to={paths.companyManageJob}>Manage jobs</Link>
        <PageHeading>{job.title}</PageHeading>
        <p>
          {plural(total, 'application')} · <Link to={jobDetailPath(job.id)}>See the posting</Link>
        </p>
      </div>
      {total === 0 ? (
        <EmptyState title="Nobody has applied yet">
          Applications appear here as they are sent, the newest first.
        </EmptyState>
      ) : (
        <Found key={`${job.id}?${JSON.stringify(filters)}`} board={board} filters={filters} {...slots} />
      )}
    </>
  );
}

/** A new choice of applicants begins with a new state. */
function Found({ board, filters, renderTools, renderBulkTools }: ApplicantsProps & { filters: Filters }) {
  const [store] = useState(() => createBoardStore(board, filters));
  useEffect(() => store.getState().refresh(board), [store, board]);
  const [search] = useSearchParams();
  const found = board.stages.reduce((sum, stage) => sum + stage.total, 0);
  return (
    <BoardContext value={store}>
      <FilterBar board={board} filters={filters} />
      <Toolbar board={board} filters={filters} found={found} />
      {found === 0 && isFiltered(filters) && <NobodyFound jobId={board.job.id} />}
      {found > 0 &&
        (search.get('view') === 'list' ? (
          <ApplicantList board={board} filters={filters} renderBulkTools={renderBulkTools} />
        ) : (
          <Board isChangeable={board.isChangeable} />
        ))}
      <MoveDialog />
      <ApplicantDialog board={board} renderTools={renderTools} />
      <Announcer />
    </BoardContext>
  );
}

function NobodyFound({ jobId }: { jobId: string }) {
  return (
    <EmptyState
      title="No applicant is like that"
      actions={<ButtonLink to={`${paths.companyManageJob}?job=${jobId}`}>Show everybody</ButtonLink>}
    >
      Ask for less, or take a filter away.
    </EmptyState>
  );
}
