import {
  AnnotationMode,
  getDocument,
  GlobalWorkerOptions,
  VerbosityLevel,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the build gives its address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

// Loaded by the pages that draw a PDF, when they do: the library weighs more than all of their own code.
GlobalWorkerOptions.workerSrc = workerUrl;

const fonts = import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
});
const characterMaps = import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url',
  import: 'default',
  eager: true,
});

const addresses = new Map(
  Object.entries({ ...fonts, ...characterMaps }).map(([path, url]) => [path.split('/').at(-1), url]),
);

/** Fonts and maps that a file takes for granted come from our own origin, under the names that the build gave them. */
class OwnFiles {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const address = addresses.get(filename);
    if (address === undefined) throw new Error(`There is no file ${filename}.`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${filename} answered ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

export type OpenPdf = PDFDocumentProxy;
export type PdfPage = PDFPageProxy;

/** Opens a PDF for drawing. Nothing in it is run, and nothing outside of our origin is asked for. */
export function openPdf(bytes: ArrayBuffer): Promise<OpenPdf> {
  return getDocument({
    data: new Uint8Array(bytes),
    BinaryDataFactory: OwnFiles,
    cMapPacked: true,
    useWorkerFetch: false,
    // Compiled code is what the content security policy refuses.
    useWasm: false,
    disableWorkerRendering: true,
    enableXfa: false,
    stopAtErrors: false,
    // A page as wide as a wall is drawn smaller, not refused.
    maxImageSize: 16_000_000,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
}

/** Sharp on dense screens, and small enough for one with little memory. */
const maxPixels = 1800;

/** Draws a page as wide as given, in CSS pixels. Ends when the signal does. */
export async function drawPage(
  page: PdfPage,
  { canvas, width, signal }: { canvas: HTMLCanvasElement; width: number; signal: AbortSignal },
): Promise<void> {
  const plain = page.getViewport({ scale: 1 });
  const pixels = Math.min(maxPixels, width * Math.max(1, devicePixelRatio));
  const viewport = page.getViewport({ scale: pixels / plain.width });
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  const task = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE });
  signal.addEventListener('abort', () => task.cancel());
  await task.promise;
}
