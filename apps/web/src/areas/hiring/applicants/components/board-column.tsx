import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { ApplicationStage } from '@waymark/contract/hiring/applicants';
import { formatCount } from '@waymark/contract/text/format-count';
import { useEffect, useId, useRef, useState } from 'react';
import { ApplicantCard } from './applicant-card.tsx';
import { useBoard } from './use-board.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import styles from './board.module.css';

interface BoardColumnProps {
  stage: ApplicationStage;
  isChangeable: boolean;
}

/** In rem, with the gap below: every card is as high, so that none has to be measured. */
const cardHeight = 7.5;
const none: readonly string[] = [];

/** A stage. Only the cards that can be seen are there; the others come as one scrolls to them. */
export function BoardColumn({ stage, isChangeable }: BoardColumnProps) {
  const ids = useBoard((state) => state.columns[stage.id]?.ids ?? none);
  const total = useBoard((state) => state.columns[stage.id]?.total ?? 0);
  const titleId = useId();
  const { element, isOver } = useColumnDrop(stage.id);
  const { scroller, rows, height } = useCards(stage.id, ids);
  return (
    <section ref={element} className={styles['column']} data-over={isOver} aria-labelledby={titleId}>
      <header className={styles['stage']}>
        <h2 className={styles['name']} id={titleId} title={stage.name}>
          {stage.name}
        </h2>
        <span className={styles['total']}>{formatCount(total)}</span>
      </header>
      <div ref={scroller} className={styles['scroller']}>
        {total === 0 && <p className={styles['empty']}>Nobody is here.</p>}
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

  // The card that is to have the focus has to be there before it can take it.
  useEffect(() => {
    if (focusId === null) return;
    virtualizer.scrollToIndex(ids.indexOf(focusId), { align: 'auto' });
    scroller.current?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [focusId, ids, virtualizer, scroller]);

  return { scroller, rows, height };
}

/** Lets cards be dropped on a stage, and tells while one is held above it. */
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
