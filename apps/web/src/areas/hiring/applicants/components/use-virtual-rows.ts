import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';

/** The rows of a long list that can be seen, each of the same height in rem: none has to be measured. */
export function useVirtualRows(ids: readonly string[], rowHeight: number, overscan: number) {
  const scroller = useRef<HTMLDivElement>(null);
  // Nothing here is compiled into memory: what it returns is asked anew each time.
  // oxlint-disable-next-line react-hooks-js/incompatible-library, react/incompatible-library
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight * rootFontSize(),
    getItemKey: (index) => ids[index] ?? index,
    overscan,
  });
  const rows = virtualizer.getVirtualItems();
  return {
    scroller,
    virtualizer,
    rows,
    height: virtualizer.getTotalSize(),
    /** The last that is drawn; -1 before anything is. */
    last: rows.at(-1)?.index ?? -1,
  };
}

let measured = 0;

/** Asked once: a style is worked out for it. */
function rootFontSize(): number {
  measured ||= Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return measured;
}
