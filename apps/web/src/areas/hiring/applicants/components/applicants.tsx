import type { ApplicantBoard } from '@waymark/contract/hiring/applicants';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { plural } from '@waymark/contract/text/format';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import choice from '../../../../components/form/choice.module.css';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import ui from '../../../../styles/primitives.module.css';
import { nameOf } from '../board-rules.ts';
import { filtersOf, isFiltered, type Filters } from '../filter-rules.ts';
import { ApplicantList } from './applicant-list.tsx';
import { ApplicantDialog } from './applicant/applicant-dialog.tsx';
import { Board } from './board.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { BoardContext, createBoardStore, useBoard, useBoardStore } from './use-board.ts';

interface ApplicantsProps {
  board: ApplicantBoard;
  /** Further buttons for an applicant. */
  renderTools: (applicationId: string) => ReactNode;
  /** Further buttons for the selected applicants. */
  renderBulkTools: (applicationIds: string[]) => ReactNode;
}

/** The applicants of a job, by stage or as a list (H-4). */
export function Applicants({ board, ...tools }: ApplicantsProps) {
  const [search] = useSearchParams();
  const filters = filtersOf(search);
  const { job, total } = board;
  return (
    <>
      <div className={`${ui['grid2']} ${ui['justifyStart']}`}>
        <Link to={paths.companyManageJob}>Manage jobs</Link>
        <PageHeading>{job.title}</PageHeading>
        <p>
          {plural(total, 'application')} · <Link to={jobDetailPath(job.id)}>See the posting</Link>
        </p>
      </div>
      {total === 0 ? (
        <EmptyState title="No applications yet">
          Applications appear here as they are sent, the newest first.
        </EmptyState>
      ) : (
        <FoundApplicants
          key={`${job.id}?${JSON.stringify(filters)}`}
          board={board}
          filters={filters}
          {...tools}
        />
      )}
    </>
  );
}

function FoundApplicants(props: ApplicantsProps & { filters: Filters }) {
  const { board, filters, renderTools, renderBulkTools } = props;
  const [store] = useState(() => createBoardStore(board, filters));
  useEffect(() => store.getState().refresh(board), [store, board]);
  const [search] = useSearchParams();
  const found = board.stages.reduce((sum, stage) => sum + stage.total, 0);
  return (
    <BoardContext value={store}>
      <FilterBar board={board} filters={filters} />
      <Toolbar board={board} filters={filters} found={found} />
      {found === 0 && isFiltered(filters) && <NoneFound jobId={board.job.id} />}
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

function NoneFound({ jobId }: { jobId: string }) {
  return (
    <EmptyState
      title="No applicant is like that"
      actions={<ButtonLink to={`${paths.companyManageJob}?job=${jobId}`}>Show everybody</ButtonLink>}
    >
      Ask for less, or take a filter away.
    </EmptyState>
  );
}

/** Tells screen readers where a card has moved. */
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

/** Asks for the stage to move to. */
function MoveDialog() {
  const ids = useBoard((state) => state.moving);
  const ask = useBoard((state) => state.ask);
  const first = useBoard((state) => state.cards.get(ids[0] ?? ''));
  const title = ids.length === 1 && first ? `Move ${nameOf(first)} to` : `Move ${ids.length} applicants to`;
  return (
    <Dialog open={ids.length > 0} title={title} onClose={() => ask([])} narrow>
      {ids.length > 0 && <MoveForm ids={ids} />}
    </Dialog>
  );
}

function MoveForm({ ids }: { ids: readonly string[] }) {
  const stages = useBoard((state) => state.stages);
  const isQuiet = useBoard((state) => state.isQuiet);
  const current = useBoard((state) =>
    ids.length === 1 ? state.cards.get(ids[0] ?? '')?.stageId : undefined,
  );
  const store = useBoardStore();
  const quiet = useRef<HTMLInputElement>(null);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const stageId = new FormData(event.currentTarget).get('stage');
    if (typeof stageId !== 'string') return;
    const isSilent = quiet.current?.checked ?? false;
    // The dialog gives the focus back when it closes; the card takes it after that.
    const { move, ask } = store.getState();
    if (stageId === current) ask([]);
    else move(ids, stageId, { isQuiet: isSilent, focus: ids.length === 1 });
  }

  return (
    <form className={ui['stack5']} onSubmit={submit}>
      <fieldset className={ui['grid1']}>
        <legend className={`${ui['softSm']} ${choice['legend']}`}>Stage</legend>
        {stages.map(({ id, name }) => (
          <label key={id} className={choice['choice']}>
            <input type="radio" name="stage" value={id} defaultChecked={id === (current ?? stages[0]?.id)} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <CheckboxField ref={quiet} label="Without a mail to the candidate" defaultChecked={isQuiet} />
      <Actions align="end">
        <Button variant="secondary" onClick={() => store.getState().ask([])}>
          Cancel
        </Button>
        <Button type="submit">Move</Button>
      </Actions>
    </form>
  );
}
