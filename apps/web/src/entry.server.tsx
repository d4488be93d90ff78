import { EventEmitter } from 'node:events';
import { useId, type ReactElement, type ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router';
import { LanguageContext } from './lib/languages/language.ts';
import { NonceContext } from './lib/nonce-context.ts';
import { writeElements } from './lib/page-writer/element-writer.ts';
import { Unlearned } from './lib/page-writer/attribute-writer.ts';
import { placeOfParent, type TreePlace } from './lib/page-writer/tree-ids.ts';
import { WriterContext } from './lib/page-writer/written-inside.ts';
import { setBoard } from './lib/board.ts';
import { SayContext } from './lib/languages/say.ts';
import { setPartRenderer } from './components/layout/kept-part.ts';
import { serverContext, type InsideOfPage } from './lib/server-context.ts';

// The build contains its own router; the server must use that one and not import another copy.
export { createRequestHandler, RouterContextProvider, serverContext, setBoard };

const renderTimeoutMs = 5_000;

// While the pages are worked on, each of their parts may have changed.
if (!import.meta.env.DEV) setPartRenderer(renderPart);

/** Nothing where a part still loads, or has what only React writes: it is then written with its page. */
function renderPart(part: ReactElement): string | undefined {
  try {
    const { html, preloads } = writeElements(part);
    return preloads.length > 0 ? undefined : html;
  } catch (error) {
    if (error instanceof Unlearned) throw error;
    return undefined;
  }
}

/** Hands over one complete text. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, takePage, language, say } = loadContext.get(serverContext);
  const { serverHandoffStream, ...context } = routerContext;
  const data = await readWhole(serverHandoffStream);
  const page = (
    <NonceContext value={nonce}>
      <LanguageContext value={language}>
        <SayContext value={say}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </SayContext>
      </LanguageContext>
    </NonceContext>
  );
  const { frame, inside } = await renderPage(page, nonce);
  takePage(insertData(frame, data, nonce), inside);
  return new Response(null, { status, headers });
}

/**
 * In one go, as pages are cached whole. What is inside the document is written without React (`writeElements`), unless
 * it has what only React knows. Where a part waits for its module, as each does the first time, React has to wait,
 * which only its stream does.
 */
async function renderPage(
  page: ReactElement,
  nonce: string,
): Promise<{ frame: string; inside: InsideOfPage | undefined }> {
  const mark = `inside ${nonce}`;
  let inside: InsideOfPage | undefined;
  if (!import.meta.env.DEV) place ??= findPlace(page);
  const frame = renderWith(page, (children) => {
    // While the pages are worked on, React says what is wrong with them.
    if (import.meta.env.DEV) return children;
    try {
      const { html, preloads } = writeElements(children, place ?? undefined);
      inside = { mark, html };
      return [...preloads, mark];
    } catch {
      // React knows more, or fails by itself.
      return children;
    }
  });
  if (!frame.includes(unfinishedPart)) return { frame: `<!DOCTYPE html>${frame}`, inside };
  return { frame: await renderWaiting(page, nonce), inside: undefined };
}

const renderWith = (page: ReactElement, write: (inside: ReactNode) => ReactNode) =>
  renderToString(<WriterContext value={write}>{page}</WriterContext>);

/** Where the inside of the document stands, for the ids in it: the same on every page. Null where React does not tell. */
let place: TreePlace | null | undefined;

function findPlace(page: ReactElement): TreePlace | null {
  let childId = '';
  const take = (id: string) => {
    childId = id;
  };
  function Child() {
    take(useId());
    return null;
  }
  renderWith(page, () => [<Child key="child" />]);
  return placeOfParent(childId) ?? null;
}

/** What React writes for a part that it leaves to the browser. */
const unfinishedPart = '<!--$!-->';

async function readWhole(stream: EntryContext['serverHandoffStream']): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  if (stream) for await (const piece of stream) text += decoder.decode(piece, { stream: true });
  return text;
}

/** The data for hydration, as the router's own part of a page hands it to the browser (`StreamTransfer`). */
function insertData(html: string, data: string, nonce: string): string {
  let escaped = JSON.stringify(data);
  for (const [character, written] of escapes) escaped = escaped.replaceAll(character, written);
  const controller = 'window.__reactRouterContext.streamController';
  const script = `<script nonce="${nonce}">${controller}.enqueue(${escaped});${controller}.close();</script>`;
  const end = html.lastIndexOf('</body>');
  return html.includes('window.__reactRouterContext = ')
    ? html.slice(0, end) + script + html.slice(end)
    : html;
}

const escapes = ['&', '>', '<', '\u2028', '\u2029'].map((character): [string, string] => [
  character,
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
]);

function renderWaiting(page: ReactElement, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const body = new WrittenPage(resolve);
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Finished content stays where it belongs instead of being moved in by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout);
        pipe(body as unknown as NodeJS.WritableStream);
      },
      onShellError: reject,
      onError: reject,
    });
    const timeout = setTimeout(() => abort(new Error('The page took too long to render.')), renderTimeoutMs);
  });
}

/** Takes what is written at once: a stream would hold a page of many pieces up at each of them. */
class WrittenPage extends EventEmitter {
  #pieces: Uint8Array[] = [];
  #done: (page: string) => void;

  constructor(done: (page: string) => void) {
    super();
    this.#done = done;
  }

  write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
    return true;
  }

  end(): void {
    this.#done(Buffer.concat(this.#pieces).toString());
  }
}

/** A missing page and a visitor who left are everyday events, not errors to look into. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(error);
};
