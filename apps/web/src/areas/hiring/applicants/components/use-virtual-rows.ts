import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';

/** The visible rows of a long list. All have one height in rem, so that none has to be measured. */
export function useVirtualRows(ids: readonly string[], rowHeight: number, overscan: number) {
  const scroller = useRef<HTMLDivElement>(null);
  // The compiler must not memoize what it returns: each render asks again.
  // oxlint-disable-next-line react-hooks-js/incompatible-library, react/incompatible-library
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight * rootFontSize(),
    getItemKey: (index) => ids[index] ?? index,
    overscan,
    // With the height of the list beside it, a list has its rows before it is measured, and is laid out once.
    initialRect: { width: 0, height: lastHeight },
    onChange: ({ scrollRect }) => {
      lastHeight = scrollRect?.height ?? lastHeight;
    },
  });
  const rows = virtualizer.getVirtualItems();
  return {
    scroller,
    virtualizer,
    rows,
    height: virtualizer.getTotalSize(),
    /** Index of the last drawn row; -1 before the first render. */
    last: rows.at(-1)?.index ?? -1,
  };
}

/** The height of the scrolling box, in pixels. */
let lastHeight = 0;

let measured = 0;

/** Read once: reading it computes styles. */
function rootFontSize(): number {
  measured ||= Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return measured;
}
