import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { directionIn } from '../../lib/focus/reading-direction.ts';

type Edge = 'before' | 'after';

interface ListDragOptions {
  /** What may be exchanged with each other. */
  list: string;
  at: number;
  /** Whether the list runs down or across. */
  axis: 'down' | 'across';
  onMove: (from: number, to: number) => void;
}

/** The library is for the browser alone, and comes when there is something to drag. */
const loadDragging = () => import('@atlaskit/pragmatic-drag-and-drop/element/adapter');
type Dragging = Awaited<ReturnType<typeof loadDragging>>;

/** An item of a list that is taken by its handle, and dropped before or behind another one. */
export function useListDrag({ list, at, axis, onMove }: ListDragOptions) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  const drop = useEffectEvent((from: number, to: Edge) => {
    const target = to === 'before' ? at : at + 1;
    // Taking it out moves what is behind it up by one.
    const place = from < target ? target - 1 : target;
    if (place !== from) onMove(from, place);
  });

  useEffect(() => {
    const ends: (() => void)[] = [];
    const gone = new AbortController();
    const begin = ({ draggable, dropTargetForElements }: Dragging) => {
      const [element, dragHandle] = [row.current, handle.current];
      if (gone.signal.aborted || !element || !dragHandle) return;
      const source = { getInitialData: () => ({ list, at }), onDragStart: () => setDragged(true) };
      ends.push(
        draggable({ element, dragHandle, ...source, onDrop: () => setDragged(false) }),
        dropTargetForElements({
          element,
          canDrop: ({ source: { data } }) => data['list'] === list,
          onDrag: ({ source: { data }, location }) =>
            setEdge(data['at'] === at ? null : edgeAt(element, axis, location.current.input)),
          onDragLeave: () => setEdge(null),
          onDrop: ({ source: { data }, location }) => {
            setEdge(null);
            drop(Number(data['at']), edgeAt(element, axis, location.current.input));
          },
        }),
      );
    };
    // Without it the arrow keys still move entries.
    void loadDragging().then(begin, () => undefined);
    return () => {
      gone.abort();
      for (const end of ends) end();
    };
  }, [list, at, axis]);

  return { row, handle, isDragged, edge };
}

function edgeAt(
  element: HTMLElement,
  axis: ListDragOptions['axis'],
  { clientX, clientY }: { clientX: number; clientY: number },
): Edge {
  const { top, left, height, width } = element.getBoundingClientRect();
  const isLeft = clientX < left + width / 2;
  const isBefore = axis === 'down' ? clientY < top + height / 2 : isLeft === (directionIn(element) === 'ltr');
  return isBefore ? 'before' : 'after';
}
