import { useEffect, useRef, useState } from 'react';
import { useNearViewport } from '../layout/use-near-viewport.ts';
import type { PdfPage } from './open-pdf.ts';
import styles from './resume-sheet.module.css';

interface PageCanvasProps {
  page: PdfPage;
  /** Wherever it is: who prints has not scrolled. */
  isEager: boolean;
  onFailed: () => void;
}

/** The picture of a page, drawn when it comes near and again when its place grows. */
export function PageCanvas({ page, isEager, onFailed }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useNearViewport(canvas) || isEager;
  const width = useWidth(canvas);

  useEffect(() => {
    const { current } = canvas;
    if (!isNear || !current || width === 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    // A canvas is drawn by one at a time: each size gets its own, and takes the place of the one before when it is
    // done.
    const drawn = document.createElement('canvas');
    void (async () => {
      try {
        const { drawPage } = await import('./open-pdf.ts');
        await drawPage(page, { canvas: drawn, width, signal });
        if (signal.aborted) return;
        current.width = drawn.width;
        current.height = drawn.height;
        current.getContext('2d')?.drawImage(drawn, 0, 0);
        current.dataset['drawn'] = 'true';
      } catch {
        if (!signal.aborted) onFailed();
      }
    })();
    return () => controller.abort();
  }, [page, isNear, width, onFailed]);

  return <canvas ref={canvas} className={styles['canvas']} aria-hidden="true" />;
}

/** In steps, so that a window that is being pulled wider draws a few times and not hundreds. */
const step = 120;

function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.ceil(entry.contentRect.width / step) * step);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
