import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { ApplicantBoard } from '@waymark/contract/hiring/applicants';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { plural } from '@waymark/contract/text/format-count';
import { useEffect, useState } from 'react';
import type { ReactNode, KeyboardEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { neighbourOf } from '../board-rules.ts';
import { filtersOf, isFiltered } from '../filter-rules.ts';
import type { Filters } from '../filter-rules.ts';
import { ApplicantList } from './applicant-list.tsx';
import { ApplicantDialog } from './applicant/applicant-dialog.tsx';
import { BoardColumn } from './board-column.tsx';
import { FilterBar } from './filter-bar.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { Toolbar } from './toolbar.tsx';
import { BoardContext, createBoardStore, useBoard, useBoardStore } from './use-board.ts';
import styles from './applicants.module.css';
import boardStyles from './board.module.css';

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

/** Says where a card has come to, for those who do not see it go. */
function Announcer() {
  const announcement = useBoard((state) => state.announcement);
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true">
        {announcement}
      </span>
    </VisuallyHidden>
  );
}

/** A column for each stage; cards are moved by pointer, or with M. */
function Board({ isChangeable }: { isChangeable: boolean }) {
  const stages = useBoard((state) => state.stages);
  const store = useBoardStore();

  useEffect(
    () =>
      monitorForElements({
        onDrop({ source, location }) {
          const target = location.current.dropTargets[0]?.data['stageId'];
          const card = source.data['cardId'];
          if (typeof target === 'string' && typeof card === 'string') store.getState().move([card], target);
        },
      }),
    [store],
  );

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const { altKey, ctrlKey, metaKey, shiftKey, target, key } = event;
    const card = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-card]') : null;
    if (!card || altKey || ctrlKey || metaKey || shiftKey) return;
    const id = card.dataset['card'] ?? '';
    const state = store.getState();
    const stageId = state.cards.get(id)?.stageId ?? '';
    const index = state.columns[stageId]?.ids.indexOf(id) ?? -1;
    if (isChangeable && key.toLowerCase() === 'm') {
      event.preventDefault();
      return state.ask([id]);
    }
    const next = neighbourOf(state, { stageId, index }, key);
    if (next === undefined) return;
    event.preventDefault();
    state.focus(next);
  }

  return (
    <>
      <p className={boardStyles['hint']} id="board-keys">
        By keyboard, arrows go from card to card and Enter opens one
        {isChangeable ? '; M moves it to another stage.' : '.'}
      </p>
      {/* Its cards are what is pressed; the keys of all of them are heard in one place. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={boardStyles['board']} onKeyDown={press}>
        {stages.map((stage) => (
          <BoardColumn key={stage.id} stage={stage} isChangeable={isChangeable} />
        ))}
      </div>
    </>
  );
}
