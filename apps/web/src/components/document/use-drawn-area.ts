import type { SheetArea } from '@waymark/contract/resumes/resume-review';
import { useRef, useState, type PointerEvent } from 'react';
import { areaBetween } from './place-of.ts';

/** What moves less than this was a press. */
const leastPixels = 6;

interface Size {
  width: number;
  height: number;
}

/** An area of a page that is being drawn with a mouse or a pen; a finger scrolls. */
export function useDrawnArea(size: Size, onDrawn: ((area: SheetArea) => void) | undefined) {
  const begun = useRef<{ x: number; y: number } | null>(null);
  const [area, setArea] = useState<SheetArea | null>(null);
  if (!onDrawn) return { area: null, handlers: {} };

  const pointAt = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - left) / width) * size.width,
      y: ((event.clientY - top) / height) * size.height,
    };
  };
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'touch' && event.button === 0) begun.current = pointAt(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!begun.current) return;
      const drawn = areaBetween(begun.current, pointAt(event), size);
      const scale = event.currentTarget.clientWidth / size.width;
      if (!area && Math.max(drawn.width, drawn.height) * scale < leastPixels) return;
      // From now on the page gets the pointer, and no line beneath it a press.
      event.currentTarget.setPointerCapture(event.pointerId);
      setArea(drawn);
    },
    onPointerUp() {
      begun.current = null;
      if (area && area.width > 0 && area.height > 0) onDrawn(area);
      setArea(null);
    },
    onPointerCancel() {
      begun.current = null;
      setArea(null);
    },
  };
  return { area, handlers };
}
