import { ownText } from '../../../../lib/board.ts';
import type { ApplicantCard as Card, ApplicationStage } from '@waymark/contract/hiring/applicants';
import { formatCount } from '@waymark/contract/text/format';
import { msg, plural } from '@waymark/contract/text/message';
import { memo, useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { directionIn } from '../../../../lib/focus/reading-direction.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import {
  formatAge,
  nameOf,
  neighbourOf,
  scorecardWords,
  shortScorecardWords,
  stageBeside,
} from '../board-rules.ts';
import { withParameters } from '../filter-rules.ts';
import styles from './board.module.css';
import { useBoard, useBoardStore, type BoardStore } from './use-board.ts';
import { useCardDrag } from './use-card-drag.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { rich, useSay } from '../../../../lib/languages/say.ts';

/** A column for each stage. Cards are dragged, or moved by keys. */
export function Board({ isChangeable }: { isChangeable: boolean }) {
  const say = useSay();
  const stages = useBoard((state) => state.stages);
  const store = useBoardStore();
  const board = useRef<HTMLDivElement>(null);
  const { addressOf, open, openId } = useOpenApplicant();
  useCardDrag(board, isChangeable, (cardId, stageId) => store.getState().move([cardId], stageId));

  return (
    <div className={styles['frame']}>
      {/* Handles the keys and the presses of all its cards. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={board}
        className={styles['board']}
        data-failures="toast"
        onKeyDown={(event) => pressKey(event, store, isChangeable)}
        onClick={(event) => {
          const id = pressedCard(event);
          if (id === undefined) return;
          event.preventDefault();
          open(id);
        }}
      >
        {stages.map((stage) => (
          <BoardColumn
            key={stage.id}
            stage={stage}
            isChangeable={isChangeable}
            addressOf={addressOf}
            openId={openId}
          />
        ))}
      </div>
      <p className={`${ui['noteXs']} ${styles['hint']}`} id="board-keys">
        {rich(
          say,
          isChangeable
            ? msg`<kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> go from card to card, <kbd>Enter</kbd> opens, <kbd>M</kbd> moves to a stage, <kbd>Shift</kbd> with <kbd>←</kbd> or <kbd>→</kbd> to the one beside`
            : msg`<kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> go from card to card, <kbd>Enter</kbd> opens`,
          { kbd: <kbd /> },
        )}
      </p>
    </div>
  );
}

/** The address of each card's applicant, which stays the same while another one is open. */
function useOpenApplicant() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const openId = search.get('applicant');
  const closed = new URLSearchParams(search);
  closed.delete('applicant');
  closed.delete('compare');
  const base = closed.toString();
  const addressOf = (id: string) => withParameters(new URLSearchParams(base), { applicant: id });
  const open = (id: string) =>
    void navigate(addressOf(id), {
      preventScrollReset: true,
      // Stepping on to another applicant leaves one step back to the board.
      replace: openId !== null,
      state: { isOverBoard: true },
    });
  return { addressOf, open, openId };
}

/** The card whose link was pressed, unless the browser opens it in another window. */
function pressedCard(event: MouseEvent): string | undefined {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.closest<HTMLElement>('[data-card]')?.dataset['card'];
}

function pressKey(event: KeyboardEvent, store: BoardStore, isChangeable: boolean): void {
  const { altKey, ctrlKey, metaKey, shiftKey, target, key } = event;
  const card = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-card]') : null;
  if (!card || altKey || ctrlKey || metaKey) return;
  const id = card.dataset['card'] ?? '';
  const state = store.getState();
  const stageId = state.cards.get(id)?.stageId ?? '';
  const stages = state.stages.filter((stage) => !state.collapsed.has(stage.id));
  const direction = directionIn(card);
  if (shiftKey) {
    const beside = isChangeable ? stageBeside(stages, stageId, key, direction) : undefined;
    if (beside === undefined) return;
    event.preventDefault();
    return state.move([id], beside, { focus: true });
  }
  if (isChangeable && key.toLowerCase() === 'm') {
    event.preventDefault();
    return state.ask([id]);
  }
  const index = state.columns[stageId]?.ids.indexOf(id) ?? -1;
  const next = neighbourOf({ stages, columns: state.columns }, { stageId, index }, key, direction);
  if (next === undefined) return;
  event.preventDefault();
  state.focus(next);
}

interface BoardColumnProps {
  stage: ApplicationStage;
  isChangeable: boolean;
  addressOf: (id: string) => string;
  openId: string | null;
}

function BoardColumn(props: BoardColumnProps) {
  const say = useSay();
  const locale = useLocale();
  const { id } = props.stage;
  const name = ownText(props.stage.name, say.language);
  const isCollapsed = useBoard((state) => state.collapsed.has(id));
  const collapse = useBoard((state) => state.collapse);
  const total = useBoard((state) => state.columns[id]?.total ?? 0);
  const titleId = useId();
  return (
    <section
      className={styles['column']}
      data-stage={id}
      data-collapsed={isCollapsed || undefined}
      aria-labelledby={titleId}
    >
      <header className={styles['stage']}>
        <h2 className={`${ui['truncate']} ${styles['name']}`} id={titleId} title={name} dir="auto">
          {name}
        </h2>
        <span className={`${ui['noteXs']} ${ui['numbers']}`}>{formatCount(total, locale)}</span>
        <button
          type="button"
          className={`${ui['hoverInk']} ${styles['collapse']}`}
          aria-expanded={!isCollapsed}
          title={isCollapsed ? say`Show the stage` : say`Fold the stage to a strip`}
          onClick={() => collapse(id, !isCollapsed)}
        >
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" data-mirrors>
            <path d={isCollapsed ? 'm6 3 5 5-5 5' : 'm10 3-5 5 5 5'} />
          </svg>
          <VisuallyHidden>{isCollapsed ? say`Show ${name}` : say`Fold ${name}`}</VisuallyHidden>
        </button>
      </header>
      {!isCollapsed && <Cards {...props} titleId={titleId} total={total} />}
    </section>
  );
}

/** In rem, with the gap below. All cards are equally high, so that none has to be measured. */
const cardHeight = 5.375;
const none: readonly string[] = [];

/** The cards of a stage; only the visible ones are in the document. */
function Cards({
  stage,
  isChangeable,
  addressOf,
  openId,
  titleId,
  total,
}: BoardColumnProps & { titleId: string; total: number }) {
  const say = useSay();
  const ids = useBoard((state) => state.columns[stage.id]?.ids ?? none);
  const { scroller, rows, height } = useCards(stage.id, ids);
  return (
    <div ref={scroller} className={styles['scroller']}>
      {total === 0 && <p className={`${ui['noteXs']} ${styles['empty']}`}>{say`No applicants`}</p>}
      <ul className={styles['cards']} style={{ height }} aria-labelledby={titleId}>
        {rows.map(({ index, start }) => {
          const id = ids[index] ?? '';
          return (
            <li
              key={id}
              style={{ top: `${start}px`, height: `${cardHeight}rem` }}
              aria-posinset={index + 1}
              aria-setsize={total}
            >
              <ApplicantCard
                id={id}
                address={addressOf(id)}
                isFirst={index === 0}
                isOpen={id === openId}
                isChangeable={isChangeable}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function useCards(stageId: string, ids: readonly string[]) {
  const loadMore = useBoard((state) => state.loadMore);
  const focusId = useBoard((state) => (state.focusId && ids.includes(state.focusId) ? state.focusId : null));
  const { scroller, virtualizer, rows, height, last } = useVirtualRows(ids, cardHeight, 1);

  useEffect(() => {
    if (last >= ids.length - 8) void loadMore(stageId);
  }, [last, ids.length, loadMore, stageId]);

  // The card has to be in the document before it can take the focus.
  useEffect(() => {
    if (focusId === null) return;
    virtualizer.scrollToIndex(ids.indexOf(focusId), { align: 'auto' });
    scroller.current?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [focusId, ids, virtualizer, scroller]);

  return { scroller, rows, height };
}

interface ApplicantCardProps {
  id: string;
  address: string;
  /** Tab stops at the first card of a stage; the arrow keys go on from there. */
  isFirst: boolean;
  isOpen: boolean;
  isChangeable: boolean;
}

/** Knows nothing of the router, so that opening an applicant renders two cards and not all of them. */
const ApplicantCard = memo(function ApplicantCard(props: ApplicantCardProps) {
  const say = useSay();
  const { id, address, isFirst, isOpen, isChangeable } = props;
  const card = useBoard((state) => state.cards.get(id));
  const ask = useBoard((state) => state.ask);
  const link = useCardFocus(id);
  if (!card) return null;
  const name = nameOf(card);
  return (
    <article className={styles['card']} data-card={id} data-open={isOpen || undefined}>
      {card.starred && <span className={styles['star']} role="img" aria-label={say`Starred`} />}
      <a
        ref={link}
        className={`${ui['inkStrong']} ${styles['link']}`}
        href={address}
        tabIndex={isFirst ? 0 : -1}
        draggable={false}
        aria-current={isOpen || undefined}
        aria-describedby="board-keys"
      >
        <span className={`${ui['truncate']} ${styles['person']}`} dir="auto">
          {name}
        </span>
      </a>
      {isChangeable && (
        <button
          type="button"
          className={`${ui['hoverInk']} ${styles['move']}`}
          tabIndex={-1}
          title={say`Move to a stage`}
          aria-label={say`Move ${name}`}
          onClick={() => ask([id])}
        />
      )}
      <p className={`${ui['truncate']} ${styles['facts']}`}>
        {[card.jobTitle, card.location].filter(Boolean).join(' · ')}
      </p>
      <Marks card={card} />
    </article>
  );
});

function useCardFocus(id: string) {
  const link = useRef<HTMLAnchorElement>(null);
  const isFocused = useBoard((state) => state.focusId === id);
  const focus = useBoard((state) => state.focus);

  useEffect(() => {
    if (!isFocused) return undefined;
    // The choice of a stage gives the focus back first, when it closes.
    const frame = requestAnimationFrame(() => {
      link.current?.focus({ preventScroll: true });
      focus(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [isFocused, focus]);

  return link;
}

/**
 * Flags, rating, scorecards, tags and notes, as far as there is room, and since when the applicant is here. It has few
 * elements, since each dialog makes the browser compute the styles of all cards in sight.
 */
function Marks({ card }: { card: Card }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { rating, isKnockout, tags, notes, scorecards, movedAt, appliedAt } = card;
  const said = [...tags.map(({ name }) => name), notes > 0 ? say`${plural(notes, 'note')}` : ''].filter(
    Boolean,
  );
  return (
    <p className={styles['marks']}>
      {isKnockout && (
        <span
          className={styles['knockout']}
          role="img"
          aria-label={say`Knock-out`}
          title={say`Knock-out answer`}
        >
          K.O.
        </span>
      )}
      {rating !== null && (
        <span className={ui['strong']} role="img" aria-label={say`Rated ${rating} of 5`}>
          ★ {rating}
        </span>
      )}
      {scorecards !== null && scorecards.count > 0 && (
        <span
          className={ui['strong']}
          role="img"
          aria-label={scorecardWords(say, scorecards)}
          title={say`Scorecards: ${scorecardWords(say, scorecards)}`}
        >
          {shortScorecardWords(say, scorecards)}
        </span>
      )}
      {said.join(', ')}
      <time
        dateTime={movedAt}
        title={say`In this stage since ${formatDate(words, movedAt, locale)}; applied ${formatDate(words, appliedAt, locale)}`}
      >
        {formatAge(say, movedAt)}
      </time>
    </p>
  );
}
