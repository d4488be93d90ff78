import type { ExportChoices } from '@waymark/contract/resumes/resume-export/exports';
import { useEffect, useState } from 'react';
import type { OpenPdf, PdfPage } from '../../../../components/document/open-pdf.ts';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';

export interface PreviewState {
  /** Of the last choices that could be printed; the next ones take their place when they are there. */
  pages: readonly PdfPage[];
  unprintable: string;
  isPending: boolean;
  failure: string;
}

const patience = 350;

/** The pages as they would be printed, anew after each choice and each `edition` of what is printed. */
export function usePreview(choices: ExportChoices, edition: number): PreviewState {
  const [state, setState] = useState<PreviewState>({
    pages: [],
    unprintable: '',
    isPending: true,
    failure: '',
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState((before) => ({ ...before, isPending: true }));
    async function draw() {
      try {
        const [{ openPdf }, preview] = await Promise.all([
          import('../../../../components/document/open-pdf.ts'),
          printPreview(choices, signal),
        ]);
        const opened = await openPdf(preview.pdf);
        const pages = await loadPages(opened);
        if (!signal.aborted)
          setState({ pages, unprintable: preview.unprintable, isPending: false, failure: '' });
      } catch (reason) {
        if (!signal.aborted)
          setState((before) => ({ ...before, isPending: false, failure: messageOf(reason) }));
      }
    }
    const timer = setTimeout(() => void draw(), patience);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [choices, edition]);
  return state;
}

function loadPages(pdf: OpenPdf): Promise<PdfPage[]> {
  return Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
}

interface Preview {
  pdf: ArrayBuffer;
  pages: number;
  unprintable: string;
}

async function printPreview(choices: ExportChoices, signal: AbortSignal): Promise<Preview> {
  const { data } = await callApi('POST /resume-export/preview', { body: choices }, { signal });
  const bytes = Uint8Array.from(atob(data.pdf), (letter) => letter.charCodeAt(0));
  return { ...data, pdf: bytes.buffer };
}
