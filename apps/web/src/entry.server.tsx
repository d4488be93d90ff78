import { EventEmitter } from 'node:events';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router';
import { NonceContext } from './lib/nonce-context.ts';
import { setBoard } from './lib/board.ts';
import { setPartRenderer } from './components/layout/kept-part.ts';
import { serverContext } from './lib/server-context.ts';

// The build contains its own router; the server must use that one and not import another copy.
export { createRequestHandler, RouterContextProvider, serverContext, setBoard };

const renderTimeoutMs = 5_000;

// While the pages are worked on, each of their parts may have changed.
if (!import.meta.env.DEV) setPartRenderer(renderToString);

/** Hands over one complete text: pages are cached whole, so nothing is gained by streaming them. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, takePage } = loadContext.get(serverContext);
  const page = await renderPage(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    nonce,
  );
  takePage(page);
  return new Response(null, { status, headers });
}

function renderPage(page: React.ReactNode, nonce: string): Promise<Buffer> {
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
  #done: (page: Buffer) => void;

  constructor(done: (page: Buffer) => void) {
    super();
    this.#done = done;
  }

  write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
    return true;
  }

  end(): void {
    this.#done(Buffer.concat(this.#pieces));
  }
}

/** A missing page and a visitor who left are everyday events, not errors to look into. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(error);
};
