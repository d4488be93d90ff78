import type { Anchor, SheetPage } from '@waymark/contract/resumes/resume-review';
import { LineButton } from './line-buttons.tsx';
import type { PdfPage } from './open-pdf.ts';
import { PageCanvas } from './page-canvas.tsx';
import { percentOf, placeOfArea, placeOfLine, stepAside } from './place-of.ts';
import styles from './resume-sheet.module.css';
import { MarkButton, withNumbers, type SheetMark } from './sheet-marks.tsx';
import { useDrawnArea } from './use-drawn-area.ts';

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

/** The picture of a page with the places that something is said of, and those that may be chosen. */
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
              marginRight: `${aside * 1.75}rem`,
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
