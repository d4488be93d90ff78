import type { Anchor, SheetPage, SheetArea } from '@waymark/contract/resumes/resume-review';
import { useRef, useState, type PointerEvent } from 'react';
import { LineButton } from './line-buttons.tsx';
import type { PdfPage } from './open-pdf.ts';
import { PageCanvas } from './page-canvas.tsx';
import { percentOf, placeOfArea, placeOfLine, stepAside, areaBetween } from './place-of.ts';
import { MarkButton, withNumbers, type SheetMark } from './sheet-marks.tsx';
import styles from './resume-sheet.module.css';

/** What moves less than this was a press. */
const minPixels = 6;

interface PagePictureProps {
  pdfPage: PdfPage;
  isEager: boolean;
  /** As it was read; undefined where it was not. */
  page: SheetPage | undefined;
  marks: readonly SheetMark[];
  active: string | undefined;
  reached: string | undefined;
  onReach: (lineId: string) => void;
  onActivate: (id: string) => void;
  onPlace: ((anchor: Anchor) => void) | undefined;
  onFailed: () => void;
}

/** The picture of a page with the places that have comments, and those that can be chosen. */
export function PagePicture(props: PagePictureProps) {
  const { pdfPage, isEager, page, marks, active, reached, onReach, onActivate, onPlace, onFailed } = props;
  const { width, height } = pdfPage.getViewport({ scale: 1 });
  const size = { width, height };
  const named = page ?? { number: pdfPage.pageNumber, lines: [] };
  const { area, handlers } = useDrawnArea(size, onPlace && ((drawn) => onPlace(placeOfArea(named, drawn))));
  return (
    <div className={styles['picture']} style={{ aspectRatio: `${width} / ${height}` }}>
      <PageCanvas page={pdfPage} isEager={isEager} onFailed={onFailed} />
      <div className={styles['overlay']} data-drawing={onPlace !== undefined} {...handlers}>
        {marks.map(({ id, kind, anchor }) =>
          anchor.area ? (
            <span
              key={id}
              className={styles['area']}
              data-kind={kind}
              data-active={id === active || undefined}
              style={percentOf(anchor.area, size)}
            />
          ) : null,
        )}
        {onPlace &&
          page?.lines.map((line) =>
            line.area ? (
              <LineButton
                key={line.id}
                line={line}
                style={percentOf(line.area, size)}
                isReached={line.id === reached}
                onReach={onReach}
                onChoose={() => onPlace(placeOfLine(page, line))}
              />
            ) : null,
          )}
        {stepAside(withNumbers(marks), height).map(({ mark, aside }) => (
          <span
            key={mark.id}
            className={styles['markAt']}
            style={{
              top: mark.anchor.area ? percentOf(mark.anchor.area, size).top : 0,
              marginInlineEnd: `${aside * 1.75}rem`,
            }}
          >
            <MarkButton mark={mark} isActive={mark.id === active} onActivate={onActivate} />
          </span>
        ))}
        {area && <span className={styles['drawn']} style={percentOf(area, size)} />}
      </div>
    </div>
  );
}

interface Size {
  width: number;
  height: number;
}

/** An area of a page that is being drawn with a mouse or a pen; a finger scrolls. */
function useDrawnArea(size: Size, onDrawn: ((area: SheetArea) => void) | undefined) {
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
      if (!area && Math.max(drawn.width, drawn.height) * scale < minPixels) return;
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
