import { AsyncLocalStorage } from 'node:async_hooks';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { splitPath } from '@waymark/contract/language-paths';
import type { PageData } from '@waymark/contract/page-data';
import type { Language } from '@waymark/contract/text/languages';
import { namePlaces } from '../areas/places/places/answer-name-rules.ts';
import { WorkerThread } from '../platform/worker-thread.ts';
import type { Compression, FinishedPage } from '../platform/http/finish-page.ts';
import type { PageRenderer } from './page-renderer.ts';
import { routesOf, type RouteTable } from './router-build.ts';

/** Beyond this the next page is refused: no client waits long enough for it. */
const maxWaiting = 200;

/** The calls that the page thread answers. */
export type PageCalls = {
  /** `names`: the functions of `PageData`, those of its groups as `group.name`. */
  begin(given: { publicUrl: string; names: readonly string[] }): Promise<RouteTable>;
  render(given: PageRequest): Promise<FinishedPage>;
};

/** What each page needs first: its calls for these are answered in the thread. */
export type PageSettings = { [Name in 'getBoard' | 'getLook']: Awaited<ReturnType<PageData[Name]>> };

interface PageRequest {
  /** A number that its calls for data name it by. */
  page: number;
  address: string;
  compression: Compression | undefined;
  /** Left out where they are those of the page before. */
  settings: PageSettings | undefined;
}

/** A page's call of a function of `PageData` while it is rendered. */
interface Question {
  id: number;
  page: number | undefined;
  name: string;
  parameters: readonly unknown[];
}

/** An answer, the status of the whole page, or an error. */
export type Reply = { id: number } & (
  | { answer: unknown }
  | { status: number; statusText: string }
  | { error: { message: string; code: unknown; stack: string | undefined } }
);

export interface PageWorkerData {
  directory: string;
  questions: MessagePort;
}

/**
 * Renders the built pages in a thread of their own: each takes five to ten milliseconds, which would hold up all
 * other requests. The thread asks this one for the data.
 */
export class PageThread {
  readonly #directory: URL;
  #running: RunningThread;
  #pageData: PageData | undefined;
  #lastPage = 0;

  /** Starts to read the build in a directory. */
  constructor(directory: URL) {
    this.#directory = directory;
    this.#running = startThread(directory);
  }

  /** From now on pages show these data. Rejects where the build cannot be read. */
  async serve(pageData: PageData): Promise<PageRenderer> {
    this.#pageData = pageData;
    const routes = await this.#running.begin(pageData);
    return { render: (...given) => this.#render(...given), routesOf: (path) => routesOf(routes, path) };
  }

  async end(): Promise<void> {
    await this.#running.end();
  }

  async #render(address: string, compression?: Compression): Promise<FinishedPage> {
    // Replaces a thread that has crashed.
    if (this.#running.thread.hasEnded && this.#pageData) {
      await this.#running.end();
      this.#running = startThread(this.#directory);
      void this.#running.begin(this.#pageData).catch(() => {});
    }
    const running = this.#running;
    const { thread, scopes } = running;
    const { language } = splitPath(address);
    const settings = this.#pageData && (await readSettings(this.#pageData, language));
    const shown = JSON.stringify(settings);
    const isSame = shown === running.settings;
    const number = ++this.#lastPage;
    // What the page asks for is asked for its caller.
    scopes.set(number, { run: AsyncLocalStorage.snapshot(), language });
    running.settings = shown;
    try {
      const { brotli, ...page } = await thread.call('render', {
        page: number,
        address,
        compression,
        settings: isSame ? undefined : settings,
      });
      return { ...page, brotli: Buffer.from(brotli.buffer, brotli.byteOffset, brotli.byteLength) };
    } catch (error) {
      // It may not have come there.
      running.settings = undefined;
      throw error;
    } finally {
      scopes.delete(number);
    }
  }
}

/** By the number of a page, what runs a call for its caller, and its language. */
type PageScopes = Map<number, { run: ReturnType<typeof AsyncLocalStorage.snapshot>; language: Language }>;

interface RunningThread {
  thread: WorkerThread<PageCalls>;
  scopes: PageScopes;
  /** Those of its last page, as JSON. */
  settings: string | undefined;
  begin(pageData: PageData): Promise<RouteTable>;
  end(): Promise<void>;
}

/** As the caller sees it, who may be looking at a draft. */
async function readSettings(pageData: PageData, language: Language): Promise<PageSettings> {
  const [getBoard, getLook] = await Promise.all([pageData.getBoard(), pageData.getLook(language)]);
  return { getBoard, getLook };
}

function startThread(directory: URL): RunningThread {
  const { port1: questions, port2 } = new MessageChannel();
  const data: PageWorkerData = { directory: directory.href, questions: port2 };
  const thread = new WorkerThread<PageCalls>(new URL('./page-worker.ts', import.meta.url), {
    name: 'pages',
    data,
    transfer: [port2],
    maxWaiting,
    youngMegabytes: 12,
  });
  const scopes: PageScopes = new Map();
  return {
    thread,
    scopes,
    settings: undefined,
    begin(pageData) {
      const calls = listCalls(pageData);
      answerQuestions(questions, calls, scopes);
      return thread.call('begin', { publicUrl: pageData.publicUrl, names: [...calls.keys()] });
    },
    async end() {
      await thread.end();
      questions.close();
    },
  };
}

type Call = (...parameters: readonly unknown[]) => unknown;

/** The functions of `PageData` by name, those of its groups as `group.name`. */
function listCalls(pageData: object, group = ''): Map<string, Call> {
  const calls = new Map<string, Call>();
  for (const [key, value] of Object.entries(pageData)) {
    if (typeof value === 'function') calls.set(group + key, value as Call);
    else if (typeof value === 'object')
      for (const [name, call] of listCalls(value as object, `${key}.`)) calls.set(name, call);
  }
  return calls;
}

function answerQuestions(port: MessagePort, calls: ReadonlyMap<string, Call>, scopes: PageScopes): void {
  const answer = async ({ page = 0, name, parameters }: Question) => {
    const call = () => calls.get(name)?.(...parameters);
    const scope = scopes.get(page);
    return { answer: scope ? namePlaces(await scope.run(call), scope.language) : await call() };
  };
  port.on('message', (question: Question) => {
    const { id } = question;
    void answer(question)
      // An answer that cannot be cloned fails as well.
      .then((reply) => port.postMessage({ id, ...reply }))
      .catch((error: unknown) => port.postMessage({ id, ...describe(error) }));
  });
  // A page under way keeps the process alive; the port does not.
  port.unref();
}

function describe(error: unknown): object {
  if (error instanceof Response) return { status: error.status, statusText: error.statusText };
  const { message, stack, code } = error as Error & { code?: unknown };
  return { error: { message, stack, code } };
}
