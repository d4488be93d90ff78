import type { Anchor, ResumeSheet as Sheet, SheetPage } from '@waymark/contract/resumes/resume-review';
import { useCallback, useState, useEffect, type ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import { PageSpinner } from '../data/spinner.tsx';
import { LineButton } from './line-buttons.tsx';
import type { OpenPdf, PdfPage } from './open-pdf.ts';
import { PagePicture } from './page-picture.tsx';
import { placeOfLine } from './place-of.ts';
import { MarkButton, withNumbers, type SheetMark } from './sheet-marks.tsx';
import styles from './resume-sheet.module.css';
import { useSay } from '../../lib/languages/say.ts';

/** Files with more pages than this are read as text beyond. */
const maxPages = 30;

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
  const say = useSay();
  const { sheet, loadFile, view, marks, active, onActivate, onPlace, renderBeside } = props;
  const [reached, setReached] = useState(sheet.pages.find(({ lines }) => lines.length > 0)?.lines[0]?.id);
  const [isBroken, setBroken] = useState(false);
  const fail = useCallback(() => setBroken(true), []);
  const isDrawn = sheet.format === 'pdf' && view === 'picture' && !isBroken;
  const pdf = usePdf(loadFile, isDrawn);
  if (pdf.type === 'loading' && isDrawn) return <PageSpinner label={say`The pages are being drawn…`} />;

  const cannotDraw = sheet.format === 'pdf' && (isBroken || pdf.type === 'failed');
  const place = { active, reached, onReach: setReached, onActivate, onPlace };
  const marksOn = (number: number) => marks.filter(({ anchor }) => anchor.page === number);
  const pages =
    pdf.type === 'ready' && isDrawn ? pdf.pages.map(({ pageNumber }) => pageNumber) : numbersOf(sheet.pages);
  return (
    <div className={ui['stack5']} data-sheet="">
      {cannotDraw && view === 'picture' && (
        <p className={styles['note']} role="status">
          {say`The pages of this file cannot be drawn here.`}{' '}
          {sheet.pages.length > 0 && say`This is its text.`}
        </p>
      )}
      {pages.length === 0 && (
        <p className={styles['note']}>{sheet.problem ?? say`This file holds no text.`}</p>
      )}
      {pages.map((number) => {
        const page = sheet.pages.find((one) => one.number === number);
        const pdfPage = pdf.type === 'ready' && isDrawn ? pdf.pages[number - 1] : undefined;
        return (
          <section key={number} aria-label={say`Page ${number}`}>
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

/** A file with more pages than this draws each page only when the reader scrolls near it. */
const fewPages = 6;

const numbersOf = (pages: readonly SheetPage[]) => pages.map(({ number }) => number);

type PdfState =
  | { type: 'none' }
  | { type: 'loading' }
  | { type: 'ready'; pages: readonly PdfPage[] }
  /** It cannot be drawn: damaged, behind a password, or a browser too old for the library. */
  | { type: 'failed' };

/** The pages of a PDF, once the library and the file are there; `isDrawn` says whether to fetch them at all. */
function usePdf(loadFile: () => Promise<Blob>, isDrawn: boolean): PdfState {
  const [state, setState] = useState<PdfState>({ type: isDrawn ? 'loading' : 'none' });
  useEffect(() => {
    if (!isDrawn) return setState({ type: 'none' });
    setState({ type: 'loading' });
    let opened: OpenPdf | undefined;
    let isGone = false;
    void (async () => {
      try {
        const [{ openPdf }, file] = await Promise.all([import('./open-pdf.ts'), loadFile()]);
        opened = await openPdf(await file.arrayBuffer());
        const pages = await loadPages(opened);
        if (!isGone) setState({ type: 'ready', pages });
      } catch {
        if (!isGone) setState({ type: 'failed' });
      }
      if (isGone) void opened?.cleanup();
    })();
    return () => {
      isGone = true;
      void opened?.cleanup();
    };
  }, [loadFile, isDrawn]);
  return state;
}

function loadPages(pdf: OpenPdf): Promise<PdfPage[]> {
  const count = Math.min(maxPages, pdf.numPages);
  return Promise.all(Array.from({ length: count }, (_, index) => pdf.getPage(index + 1)));
}

interface PageTextProps {
  page: SheetPage;
  marks: readonly SheetMark[];
  active: string | undefined;
  reached: string | undefined;
  onReach: (lineId: string) => void;
  onActivate: (id: string) => void;
  onPlace: ((anchor: Anchor) => void) | undefined;
}

/** A page as it was read, line by line in the order of the document. */
function PageText({ page, marks, active, reached, onReach, onActivate, onPlace }: PageTextProps) {
  // An area that was drawn belongs to no line: its number stands at the head of the page.
  const loose = withNumbers(marks).filter(({ anchor }) => !page.lines.some(({ id }) => id === anchor.line));
  return (
    <div className={`${ui['panel']} ${styles['text']}`}>
      {loose.length > 0 && (
        <p className={`${ui['wrap2']} ${styles['loose']}`}>
          {loose.map((mark) => (
            <MarkButton key={mark.id} mark={mark} isActive={mark.id === active} onActivate={onActivate} />
          ))}
        </p>
      )}
      <ol className={ui['stack']}>
        {page.lines.map((line) => {
          const own = marks.filter(({ anchor }) => anchor.line === line.id);
          return (
            <li
              key={line.id}
              className={`${ui['flex2']} ${styles['line']}`}
              data-kind={own[0]?.kind}
              data-active={own.some(({ id }) => id === active) || undefined}
            >
              {onPlace ? (
                <LineButton
                  line={line}
                  isReached={line.id === reached}
                  onReach={onReach}
                  onChoose={() => onPlace(placeOfLine(page, line))}
                />
              ) : (
                <span className={styles['words']}>{line.text}</span>
              )}
              {withNumbers(own).map((mark) => (
                <MarkButton key={mark.id} mark={mark} isActive={mark.id === active} onActivate={onActivate} />
              ))}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
