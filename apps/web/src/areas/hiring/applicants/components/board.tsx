import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, type KeyboardEvent } from 'react';
import { neighbourOf } from '../board-rules.ts';
import { useBoard, useBoardStore } from './use-board.ts';
import { BoardColumn } from './board-column.tsx';
import styles from './board.module.css';

/** A column for each stage; cards are moved by pointer, or with M. */
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
      <p className={styles['hint']} id="board-keys">
        By keyboard, arrows go from card to card and Enter opens one
        {isChangeable ? '; M moves it to another stage.' : '.'}
      </p>
      {/* Its cards are what is pressed; the keys of all of them are heard in one place. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles['board']} onKeyDown={press}>
        {stages.map((stage) => (
          <BoardColumn key={stage.id} stage={stage} isChangeable={isChangeable} />
        ))}
      </div>
    </>
  );
}
