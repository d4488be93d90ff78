import { ownText } from '../../../../lib/board.ts';
import { plural } from '@waymark/contract/text/message';
import type { ApplicantBoard } from '@waymark/contract/hiring/applicants';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import choice from '../../../../components/form/choice.module.css';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import ui from '../../../../styles/primitives.module.css';
import { nameOf } from '../board-rules.ts';
import { filtersOf, isFiltered, type Filters } from '../filter-rules.ts';
import { ApplicantList } from './applicant-list.tsx';
import { ApplicantPanel } from './applicant/applicant-panel.tsx';
import type { ApplicantParts } from './applicant/applicant-view.tsx';
import styles from './applicants.module.css';
import { BoardHead } from './board-head.tsx';
import { Board } from './board.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { BoardContext, createBoardStore, useBoard, useBoardStore } from './use-board.ts';
import { useRestOfWindow } from './use-rest-of-window.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface ApplicantsProps {
  board: ApplicantBoard;
  parts: ApplicantParts;
}

/** The applicants of a job, by stage or as a list (H-4, L-34). */
export function Applicants({ board, parts }: ApplicantsProps) {
  const [search] = useSearchParams();
  const filters = filtersOf(search);
  return (
    <FoundApplicants
      key={`${board.job.id}?${JSON.stringify(filters)}`}
      board={board}
      filters={filters}
      parts={parts}
    />
  );
}

function FoundApplicants(props: ApplicantsProps & { filters: Filters }) {
  const say = useSay();
  const { board, filters, parts } = props;
  const [store] = useState(() => createBoardStore(board, filters));
  useEffect(() => store.getState().refresh(board), [store, board]);
  const found = board.stages.reduce((sum, stage) => sum + stage.total, 0);
  return (
    <BoardContext value={store}>
      <div className={styles['page']}>
        <BoardHead board={board} filters={filters} found={found} team={parts.renderTeam(board.job.id)} />
        {board.total === 0 && (
          <EmptyState
            title={say`No applications yet`}
            actions={
              <ButtonLink variant="secondary" to={jobDetailPath(board.job.id)}>
                {say`See the posting`}
              </ButtonLink>
            }
          >
            {say`Applications appear here as they are sent, the newest first.`}
          </EmptyState>
        )}
        {board.total > 0 && found === 0 && isFiltered(filters) && <NoneFound jobId={board.job.id} />}
        {found > 0 && <Workspace board={board} filters={filters} parts={parts} />}
      </div>
      <MoveChoice />
      <DecisionDialog renderLetters={parts.renderLetters} />
      <Announcer />
    </BoardContext>
  );
}

/** The board or the list, and beside it the open applicant, as high as the window has room. */
function Workspace({ board, filters, parts }: ApplicantsProps & { filters: Filters }) {
  const [search] = useSearchParams();
  const workspace = useRef<HTMLDivElement>(null);
  useRestOfWindow(workspace);
  return (
    <div ref={workspace} className={styles['workspace']}>
      {search.get('view') === 'list' ? (
        <ApplicantList board={board} filters={filters} renderBulkTools={parts.renderBulkTools} />
      ) : (
        <Board isChangeable={board.isChangeable} />
      )}
      <ApplicantPanel board={board} parts={parts} />
    </div>
  );
}

function NoneFound({ jobId }: { jobId: string }) {
  const say = useSay();
  return (
    <EmptyState
      title={say`No applicant is like that`}
      actions={<ButtonLink to={`${paths.companyManageJob}?job=${jobId}`}>{say`Show everybody`}</ButtonLink>}
    >
      {say`Ask for less, or take a filter away.`}
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

/**
 * Asks for the stage to move to. Not a modal dialog: making the rest of the page inert has the browser compute the
 * styles of the whole board again, which is felt on slow machines.
 */
function MoveChoice() {
  const ids = useBoard((state) => state.moving);
  const ask = useBoard((state) => state.ask);
  const first = useBoard((state) => state.cards.get(ids[0] ?? ''));
  const say = useSay();
  const title =
    ids.length === 1 && first
      ? say`Move ${nameOf(first)} to`
      : say`Move ${plural(ids.length, 'applicant')} to`;
  const isOpen = ids.length > 0;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!isOpen || !element) return undefined;
    element.showPopover();
    element.querySelector<HTMLElement>('input:checked')?.focus();
    // Tab leaves it by its last button: left open it would lie over what has the focus then.
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Also to the browser's own bars; where another window is in front, the focus stays.
      const at = relatedTarget instanceof Node ? relatedTarget : document.activeElement;
      if (!element.contains(at)) ask([]);
    };
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusout', leave);
      element.hidePopover();
    };
  }, [isOpen, ask]);

  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={title}
      className={styles['moveChoice']}
      onToggle={({ newState }) => newState === 'closed' && ask([])}
    >
      {isOpen && (
        <>
          <h2 className={`${ui['textXl']} ${ui['anywhere']}`} dir="auto">
            {title}
          </h2>
          <MoveForm ids={ids} />
        </>
      )}
    </div>
  );
}

function MoveForm({ ids }: { ids: readonly string[] }) {
  const say = useSay();
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
    // The choice gives the focus back when it closes; the card takes it after that.
    const { move, ask } = store.getState();
    if (stageId === current) ask([]);
    else move(ids, stageId, { isQuiet: isSilent, focus: ids.length === 1 });
  }

  return (
    <form className={ui['stack5']} onSubmit={submit}>
      <fieldset className={ui['grid1']}>
        <legend className={`${ui['softSm']} ${choice['legend']}`}>{say`Stage`}</legend>
        {stages.map(({ id, name }) => (
          <label key={id} className={choice['choice']}>
            <input type="radio" name="stage" value={id} defaultChecked={id === (current ?? stages[0]?.id)} />
            <span dir="auto">{ownText(name, say.language)}</span>
          </label>
        ))}
      </fieldset>
      <CheckboxField ref={quiet} label={say`Without a mail to the candidate`} defaultChecked={isQuiet} />
      <Actions align="end">
        <Button variant="secondary" onClick={() => store.getState().ask([])}>
          {say`Cancel`}
        </Button>
        <Button type="submit">{say`Move`}</Button>
      </Actions>
    </form>
  );
}
