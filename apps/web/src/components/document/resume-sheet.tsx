import type { Anchor, ResumeSheet as Sheet, SheetPage } from '@waymark/contract/resumes/resume-review';
import { useCallback, useState, type ReactNode } from 'react';
import { PageSpinner } from '../data/spinner.tsx';
import { PagePicture } from './page-picture.tsx';
import { PageText } from './page-text.tsx';
import styles from './resume-sheet.module.css';
import type { SheetMark } from './sheet-marks.tsx';
import { usePdf } from './use-pdf.ts';

interface ResumeSheetProps {
  sheet: Sheet;
  /** The bytes of the file; the same function as long as it is the same file. */
  loadFile: () => Promise<Blob>;
  view: 'picture' | 'text';
  marks: readonly SheetMark[];
  active?: string | undefined;
  onActivate: (id: string) => void;
  /** Makes lines and areas choosable. */
  onPlace?: ((anchor: Anchor) => void) | undefined;
  /** What stands beside a page. */
  renderBeside?: (pageNumber: number) => ReactNode;
}

/** A resume page by page: its picture where it has one and can be drawn, else its text as it was read. */
export function ResumeSheet(props: ResumeSheetProps) {
  const { sheet, loadFile, view, marks, active, onActivate, onPlace, renderBeside } = props;
  const [reached, setReached] = useState(sheet.pages.find(({ lines }) => lines.length > 0)?.lines[0]?.id);
  const [isBroken, setBroken] = useState(false);
  const fail = useCallback(() => setBroken(true), []);
  const isDrawn = sheet.format === 'pdf' && view === 'picture' && !isBroken;
  const pdf = usePdf(loadFile, isDrawn);
  if (pdf.type === 'loading' && isDrawn) return <PageSpinner label="The pages are being drawn…" />;

  const cannotDraw = sheet.format === 'pdf' && (isBroken || pdf.type === 'failed');
  const place = { active, reached, onReach: setReached, onActivate, onPlace };
  const marksOn = (number: number) => marks.filter(({ anchor }) => anchor.page === number);
  const pages =
    pdf.type === 'ready' && isDrawn ? pdf.pages.map(({ pageNumber }) => pageNumber) : numbersOf(sheet.pages);
  return (
    <div className={styles['sheet']} data-sheet="">
      {cannotDraw && view === 'picture' && (
        <p className={styles['note']} role="status">
          The pages of this file cannot be drawn here. {sheet.pages.length > 0 && 'This is its text.'}
        </p>
      )}
      {pages.length === 0 && <p className={styles['note']}>{sheet.problem ?? 'This file holds no text.'}</p>}
      {pages.map((number) => {
        const page = sheet.pages.find((one) => one.number === number);
        const pdfPage = pdf.type === 'ready' && isDrawn ? pdf.pages[number - 1] : undefined;
        return (
          <section key={number} className={styles['page']} aria-label={`Page ${number}`}>
            {pdfPage ? (
              <PagePicture
                {...place}
                pdfPage={pdfPage}
                isEager={pages.length <= fewPages}
                page={page}
                marks={marksOn(number)}
                onFailed={fail}
              />
            ) : (
              page && <PageText {...place} page={page} marks={marksOn(number)} />
            )}
            {renderBeside?.(number)}
          </section>
        );
      })}
    </div>
  );
}

/** So many are drawn at once; of a longer file each page when somebody comes near it. */
const fewPages = 6;

const numbersOf = (pages: readonly SheetPage[]) => pages.map(({ number }) => number);
