import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { placeOfLine } from '../../../../../components/document/place-of.ts';
import { ResumeSheet } from '../../../../../components/document/resume-sheet.tsx';
import { fetchResume } from '../../api/read-resume.ts';
import styles from './fill-form.module.css';

interface FilePaneProps {
  read: ReadResume;
  resumeId: string;
  /** The lines that are looked at. */
  shown: readonly string[];
}

/** The file itself, with the lines marked that a value was read from. */
export function FilePane({ read, resumeId, shown }: FilePaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  // Beside the values where there is room; else behind a word, as it is as long as they are.
  const [isOpen, setOpen] = useState(() => matchMedia('(width >= 64rem)').matches);
  const loadFile = useCallback(() => fetchResume(resumeId), [resumeId]);
  const sheet = useMemo(
    () => ({
      format: read.format,
      pages: read.pages.map(({ number, size, lines }) => ({ number, size, lines })),
      problem: null,
    }),
    [read],
  );
  const marks = useMemo(
    () =>
      read.pages.flatMap((page) =>
        page.lines
          .filter(({ id }) => shown.includes(id))
          .map((line) => ({
            id: line.id,
            number: 0,
            kind: 'change' as const,
            anchor: placeOfLine(page, line),
            isQuiet: true as const,
          })),
      ),
    [read, shown],
  );

  useEffect(() => {
    const [box, place] = [pane.current, pane.current?.querySelector('[data-kind]')];
    if (!box || !place || box.scrollHeight <= box.clientHeight) return;
    const [inner, outer] = [place.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
    box.scrollBy({ top: inner.top - outer.top - outer.height / 3, behavior: 'instant' });
  }, [marks]);

  return (
    <details className={styles['file']} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The file</summary>
      {isOpen && (
        // Scrolled by the keyboard as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div ref={pane} className={styles['pane']} role="region" tabIndex={0} aria-label="The file">
          <ResumeSheet
            sheet={sheet}
            loadFile={loadFile}
            view="picture"
            marks={marks}
            onActivate={doNothing}
          />
        </div>
      )}
    </details>
  );
}

/** Quiet marks cannot be pressed. */
const doNothing = () => undefined;
