import { useEffect, useState } from 'react';
import type { OpenPdf, PdfPage } from './open-pdf.ts';

export type PdfState =
  | { type: 'none' }
  | { type: 'loading' }
  | { type: 'ready'; pages: readonly PdfPage[] }
  /** It cannot be drawn: damaged, behind a password, or a browser too old for the library. */
  | { type: 'failed' };

/** Files with more pages than this are read as text beyond. */
const mostPages = 30;

/** The pages of a PDF, once the library and the file are there; `isDrawn` says whether to fetch them at all. */
export function usePdf(loadFile: () => Promise<Blob>, isDrawn: boolean): PdfState {
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
  const count = Math.min(mostPages, pdf.numPages);
  return Promise.all(Array.from({ length: count }, (_, index) => pdf.getPage(index + 1)));
}
