import { ownText } from '../../../../lib/board.ts';
import type { ApplicantBoard } from '@waymark/contract/hiring/applicants';
import { moveMaxCount } from '@waymark/contract/hiring/choices';
import { useEffect, useState, useRef, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Spinner } from '../../../../components/data/spinner.tsx';
import { Badge, Tag } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { announce } from '../../../../lib/messages/region.ts';
import { showFailed } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { nameOf, scorecardWords } from '../board-rules.ts';
import { withParameters, type Filters } from '../filter-rules.ts';
import styles from './applicants.module.css';
import { useBoard } from './use-board.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface ApplicantListProps {
  /** Further buttons for the selected applicants. */
  renderBulkTools: (applicationIds: string[]) => ReactNode;
  board: ApplicantBoard;
  filters: Filters;
}

/** The applicants of all stages or of one, in one order, to select and move several. */
export function ApplicantList(props: ApplicantListProps) {
  const say = useSay();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const stages = useBoard((state) => state.stages);
  const loads = useBoard((state) => state.loads);
  const stage = stages.find(({ id }) => id === search.get('stage'))?.id;
  const stageChoice = (
    <label className={ui['row2']}>
      <span className={ui['semiboldSm']}>{say`Stage`}</span>
      <select
        className={styles['compact']}
        value={stage ?? ''}
        onChange={({ currentTarget: { value } }) =>
          void navigate(withParameters(search, { stage: value }), { preventScrollReset: true })
        }
      >
        <option value="">{say`All`}</option>
        {stages.map(({ id, name }) => (
          <option key={id} value={id}>
            {ownText(name, say.language)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={styles['list']}>
      <Rows key={`${stage ?? ''} ${loads}`} {...props} stage={stage} stageChoice={stageChoice} />
    </div>
  );
}

/** In rem. */
const rowHeight = 5.25;

function Rows({
  board,
  filters,
  renderBulkTools,
  stage,
  stageChoice,
}: ApplicantListProps & { stage: string | undefined; stageChoice: ReactNode }) {
  const say = useSay();
  const { ids, isComplete, loadMore } = useApplicantList(board.job.id, filters, stage);
  const { selected, select, choose } = useSelection();
  const { scroller, rows, height, last } = useVirtualRows(ids, rowHeight, 6);

  useEffect(() => {
    if (ids.length > 0 && last >= ids.length - 10) void loadMore();
  });

  return (
    <>
      <div className={styles['head']}>
        {stageChoice}
        {board.isChangeable && (
          <Selection ids={ids} selected={selected} onSelect={choose} renderBulkTools={renderBulkTools} />
        )}
      </div>
      <div ref={scroller} className={styles['scroller']}>
        <ul className={styles['rows']} style={{ height }} aria-label={say`Applicants`}>
          {rows.map(({ index, start }) => {
            const id = ids[index] ?? '';
            return (
              <li
                key={id}
                style={{ transform: `translateY(${start}px)`, height: `${rowHeight}rem` }}
                aria-posinset={index + 1}
                aria-setsize={isComplete ? ids.length : -1}
              >
                <ListRow
                  id={id}
                  isChangeable={board.isChangeable}
                  isSelected={selected.has(id)}
                  onSelect={select}
                />
              </li>
            );
          })}
        </ul>
        {ids.length === 0 &&
          (isComplete ? <p className={styles['none']}>{say`No applicants`}</p> : <Spinner />)}
      </div>
    </>
  );
}

function useSelection() {
  const say = useSay();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const choose = (ids: readonly string[]) => {
    setSelected(new Set(ids));
    announce(say`${ids.length} selected.`);
  };
  const select = (id: string, isSelected: boolean) => {
    const others = [...selected].filter((one) => one !== id);
    choose(isSelected ? [...others, id] : others);
  };

  return { selected, select, choose };
}

interface SelectionProps {
  /** Further buttons for the selected applicants. */
  renderBulkTools: (applicationIds: string[]) => ReactNode;
  ids: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[]) => void;
}

function Selection({ ids, selected, onSelect, renderBulkTools }: SelectionProps) {
  const say = useSay();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const ask = useBoard((state) => state.ask);
  const chosen = [...selected];
  const [one, other] = chosen;
  return (
    <>
      <label className={`${ui['row3']} ${styles['all']}`}>
        <input
          type="checkbox"
          checked={chosen.length > 0 && chosen.length === Math.min(ids.length, moveMaxCount)}
          onChange={(event) => onSelect(event.currentTarget.checked ? ids.slice(0, moveMaxCount) : [])}
        />
        <span>{chosen.length === 0 ? say`Select all that are loaded` : say`${chosen.length} selected`}</span>
      </label>
      <Button
        variant="secondary"
        disabled={chosen.length === 0 || chosen.length > moveMaxCount}
        why={chosen.length === 0 ? say`Select applicants first.` : say`Select ${moveMaxCount} at most.`}
        onClick={() => ask(chosen)}
      >
        {say`Move to …`}
      </Button>
      <Button
        variant="secondary"
        disabled={chosen.length !== 2}
        why={say`Select two applicants to compare them.`}
        onClick={() =>
          void navigate(withParameters(search, { applicant: one ?? null, compare: other ?? null }), {
            preventScrollReset: true,
            replace: search.has('applicant'),
            state: { isOverBoard: true },
          })
        }
      >
        {say`Compare`}
      </Button>
      {renderBulkTools(chosen)}
    </>
  );
}

interface Loaded {
  ids: readonly string[];
  /** Null after the last page, undefined before the first. */
  next: string | null | undefined;
}

/** The applicants of all stages or of one, page by page. */
function useApplicantList(jobId: string, filters: Filters, stage: string | undefined) {
  const [{ ids, next }, setLoaded] = useState<Loaded>({ ids: [], next: undefined });
  const keep = useBoard((state) => state.keep);
  const list = useBoard((state) => state.list);
  const isLoading = useRef(false);

  async function loadMore() {
    if (next === null || isLoading.current) return;
    isLoading.current = true;
    try {
      const query = { ...filters, stage, after: next };
      const page = await callApi('GET /company/jobs/:jobId/applicants', { params: { jobId }, query });
      keep(page.data);
      setLoaded((before) => ({
        ids: [...new Set([...before.ids, ...page.data.map(({ id }) => id)])],
        next: page.next,
      }));
    } catch (failure) {
      showFailed(failure);
    } finally {
      isLoading.current = false;
    }
  }

  useEffect(() => {
    void loadMore();
    // Once: other filters or another stage mount a new list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // An open applicant is followed by the next one of the list.
  useEffect(() => {
    list(ids);
    return () => list(null);
  }, [list, ids]);

  return { ids, isComplete: next === null, loadMore };
}

interface ListRowProps {
  id: string;
  isChangeable: boolean;
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean) => void;
}

function ListRow({ id, isChangeable, isSelected, onSelect }: ListRowProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const [search] = useSearchParams();
  const card = useBoard((state) => state.cards.get(id));
  const stage = useBoard((state) => state.stages.find((one) => one.id === state.cards.get(id)?.stageId));
  if (!card) return null;
  const name = nameOf(card);
  const applied = say`Applied ${formatDate(words, card.appliedAt, locale)}`;
  const facts = [card.jobTitle, card.location, applied].filter(Boolean);
  return (
    <div className={`${ui['grid4']} ${styles['row']}`}>
      {isChangeable && (
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={say`Select ${name}`}
          onChange={(event) => onSelect(id, event.currentTarget.checked)}
        />
      )}
      <div className={styles['who']}>
        <Link
          className={ui['strong']}
          to={withParameters(search, { applicant: id, compare: null })}
          state={{ isOverBoard: true }}
          replace={search.has('applicant')}
          preventScrollReset
          dir="auto"
        >
          {name}
        </Link>
        <p className={`${ui['softSm']} ${ui['truncate']}`}>{facts.join(' · ')}</p>
      </div>
      <p className={`${ui['row2']} ${styles['listMarks']}`}>
        {card.isKnockout && <Badge tone="bad">{say`Knock-out`}</Badge>}
        {card.scorecards !== null && card.scorecards.count > 0 && (
          <span>{scorecardWords(say, card.scorecards)}</span>
        )}
        {card.starred && <Badge>{say`Starred`}</Badge>}
        {card.tags.slice(0, 2).map((tag) => (
          <Tag key={tag.id}>{tag.name}</Tag>
        ))}
        {card.rating !== null && (
          <span>
            <span aria-hidden="true">★ {card.rating}</span>
            <VisuallyHidden>{say`Rated ${card.rating} of 5`}</VisuallyHidden>
          </span>
        )}
      </p>
      <span className={styles['badge']}>
        <Badge tone={stage?.kind === 'declined' ? 'bad' : stage?.kind === 'hired' ? 'good' : 'neutral'}>
          {stage && ownText(stage.name, say.language)}
        </Badge>
      </span>
    </div>
  );
}
