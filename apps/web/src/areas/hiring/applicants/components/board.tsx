import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { ApplicantCard as Card, ApplicationStage } from '@waymark/contract/hiring/applicants';
import { formatCount, plural } from '@waymark/contract/text/format';
import { memo, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Badge, Tag } from '../../../../components/data/tag.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import ui from '../../../../styles/primitives.module.css';
import { nameOf, neighbourOf } from '../board-rules.ts';
import { withParameters } from '../filter-rules.ts';
import applicantsStyles from './applicants.module.css';
import styles from './board.module.css';
import { useBoard, useBoardStore } from './use-board.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

/** A column for each stage. The pointer moves cards, or the key M does. */
export function Board({ isChangeable }: { isChangeable: boolean }) {
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
      <p className={`${ui['note']} ${styles['hint']}`} id="board-keys">
        By keyboard, arrows go from card to card and Enter opens one
        {isChangeable ? '; M moves it to another stage.' : '.'}
      </p>
      {/* Handles the keys of all its cards. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles['board']} onKeyDown={press}>
        {stages.map((stage) => (
          <BoardColumn key={stage.id} stage={stage} isChangeable={isChangeable} />
        ))}
      </div>
    </>
  );
}

interface BoardColumnProps {
  stage: ApplicationStage;
  isChangeable: boolean;
}

/** In rem, with the gap below. All cards are equally high, so that none has to be measured. */
const cardHeight = 7.5;
const none: readonly string[] = [];

/** A stage; only its visible cards are in the document. */
function BoardColumn({ stage, isChangeable }: BoardColumnProps) {
  const ids = useBoard((state) => state.columns[stage.id]?.ids ?? none);
  const total = useBoard((state) => state.columns[stage.id]?.total ?? 0);
  const titleId = useId();
  const { element, isOver } = useColumnDrop(stage.id);
  const { scroller, rows, height } = useCards(stage.id, ids);
  return (
    <section ref={element} className={styles['column']} data-over={isOver} aria-labelledby={titleId}>
      <header className={`${ui['flex2']} ${styles['stage']}`}>
        <h2 className={`${ui['truncate']} ${styles['name']}`} id={titleId} title={stage.name}>
          {stage.name}
        </h2>
        <span className={`${ui['note']} ${ui['numbers']}`}>{formatCount(total)}</span>
      </header>
      <div ref={scroller} className={styles['scroller']}>
        {total === 0 && <p className={`${ui['note']} ${styles['empty']}`}>No applicants</p>}
        <ul className={styles['cards']} style={{ height }} aria-labelledby={titleId}>
          {rows.map(({ index, start }) => (
            <li
              key={ids[index]}
              style={{ transform: `translateY(${start}px)`, height: `${cardHeight}rem` }}
              aria-posinset={index + 1}
              aria-setsize={total}
            >
              <ApplicantCard id={ids[index] ?? ''} isFirst={index === 0} isChangeable={isChangeable} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function useCards(stageId: string, ids: readonly string[]) {
  const loadMore = useBoard((state) => state.loadMore);
  const focusId = useBoard((state) => (state.focusId && ids.includes(state.focusId) ? state.focusId : null));
  const { scroller, virtualizer, rows, height, last } = useVirtualRows(ids, cardHeight, 4);

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

function useColumnDrop(stageId: string) {
  const element = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    return dropTargetForElements({
      element: element.current,
      getData: () => ({ stageId }),
      canDrop: ({ source }) => typeof source.data['cardId'] === 'string',
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [stageId]);

  return { element, isOver };
}

interface ApplicantCardProps {
  id: string;
  /** Tab stops at the first card of a stage; the arrow keys go on from there. */
  isFirst: boolean;
  isChangeable: boolean;
}

const ApplicantCard = memo(function ApplicantCard({ id, isFirst, isChangeable }: ApplicantCardProps) {
  const card = useBoard((state) => state.cards.get(id));
  const { element, isDragged } = useCardDrag(id, isChangeable);
  const ask = useBoard((state) => state.ask);
  if (!card) return null;
  const name = nameOf(card);
  return (
    <article ref={element} className={applicantsStyles['card']} data-card={id} data-dragged={isDragged}>
      <div className={`${ui['row2']} ${applicantsStyles['top']}`}>
        <CardLink id={id} name={name} isFirst={isFirst} />
        {card.starred && <Star />}
      </div>
      <p className={`${ui['truncate']} ${applicantsStyles['cardFacts']}`}>
        {[card.jobTitle, card.location].filter(Boolean).join(' · ')}
      </p>
      <Evaluation card={card} />
      <div className={`${ui['row']} ${applicantsStyles['bottom']}`}>
        <span className={ui['noteXs']}>Applied {formatDate(card.appliedAt)}</span>
        {isChangeable && (
          <button
            type="button"
            className={`${ui['hoverInk']} ${applicantsStyles['move']}`}
            tabIndex={-1}
            onClick={() => ask([id])}
          >
            Move<VisuallyHidden> {name}</VisuallyHidden>
          </button>
        )}
      </div>
    </article>
  );
});

function CardLink({ id, name, isFirst }: { id: string; name: string; isFirst: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [search] = useSearchParams();
  const isFocused = useBoard((state) => state.focusId === id);
  const focus = useBoard((state) => state.focus);

  useEffect(() => {
    if (!isFocused) return undefined;
    // The dialog that moved the card gives the focus back first, when it closes.
    const frame = requestAnimationFrame(() => {
      link.current?.focus({ preventScroll: true });
      focus(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [isFocused, focus]);

  return (
    <Link
      ref={link}
      className={`${ui['truncate']} ${ui['inkStrong']} ${applicantsStyles['name']}`}
      tabIndex={isFirst ? 0 : -1}
      to={withParameters(search, { applicant: id })}
      preventScrollReset
      draggable={false}
      aria-describedby="board-keys"
    >
      {name}
    </Link>
  );
}

/** Rating, tags and notes, as far as there is room. */
function Evaluation({ card }: { card: Card }) {
  const { rating, isKnockout, tags, notes } = card;
  return (
    <p className={`${ui['row2']} ${applicantsStyles['cardMarks']}`}>
      {isKnockout && <Badge tone="bad">Knock-out</Badge>}
      {rating !== null && (
        <span className={`${ui['strong']} ${ui['numbers']}`}>
          <span aria-hidden="true">★ {rating}</span>
          <VisuallyHidden>Rated {rating} of 5</VisuallyHidden>
        </span>
      )}
      {tags.slice(0, 2).map(({ id, name }) => (
        <Tag key={id}>{name}</Tag>
      ))}
      {tags.length > 2 && <span>+{tags.length - 2}</span>}
      {notes > 0 && <span>{plural(notes, 'note')}</span>}
    </p>
  );
}

function Star() {
  return (
    <span className={applicantsStyles['star']}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8Z" />
      </svg>
      <VisuallyHidden>Starred</VisuallyHidden>
    </span>
  );
}

function useCardDrag(cardId: string, isChangeable: boolean) {
  const element = useRef<HTMLElement>(null);
  const [isDragged, setDragged] = useState(false);

  useEffect(() => {
    if (!element.current || !isChangeable) return undefined;
    return draggable({
      element: element.current,
      getInitialData: () => ({ cardId }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [cardId, isChangeable]);

  return { element, isDragged };
}
