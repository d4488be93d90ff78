import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { PageData } from '@waymark/contract/page-data';
import { LastingThread } from '../platform/lasting-thread.ts';
import type { FinishedPage } from '../platform/http/finish-page.ts';
import { routesOf, type PageRenderer, type RouteTable } from './page-renderer.ts';

/** Beyond so many pages in line the next is refused: nobody waits that long for one. */
const mostWaiting = 200;

/** What the thread of the pages does. */
export type PageCalls = {
  /** Tells of what routes pages are made. */
  begin(given: Pick<PageData, 'publicUrl'>): Promise<RouteTable>;
  render(address: string): Promise<FinishedPage>;
};

/** What a page asks for while it is rendered: the function of `PageData` at a path of names. */
interface Question {
  id: number;
  path: readonly string[];
  parameters: readonly unknown[];
}

/** What it is told: an answer, the status that the whole page has to have, or what went wrong. */
export type Reply = { id: number } & (
  | { answer: unknown }
  | { status: number; statusText: string }
  | { error: { message: string; code: unknown; stack: string | undefined } }
);

/** What the thread is begun with. */
export interface PageWorkerData {
  directory: string;
  /** Where questions are asked. */
  questions: MessagePort;
}

/**
 * Renders the built pages in a thread of their own: five to ten milliseconds each, in which nobody else would be
 * answered. What they show is asked of this one, where the data are.
 */
export class PageThread {
  readonly #directory: URL;
  #running: RunningThread;
  #pageData: PageData | undefined;

  /** Begins to read the build in a directory. */
  constructor(directory: URL) {
    this.#directory = directory;
    this.#running = startThread(directory);
  }

  /** From now on pages show these data. Rejects where the build cannot be read. */
  async serve(pageData: PageData): Promise<PageRenderer> {
    this.#pageData = pageData;
    const routes = await this.#running.begin(pageData);
    return { render: (address) => this.#render(address), routesOf: (path) => routesOf(routes, path) };
  }

  async end(): Promise<void> {
    await this.#running.end();
  }

  async #render(address: string): Promise<FinishedPage> {
    // One that ended by itself is replaced.
    if (this.#running.thread.hasEnded && this.#pageData) {
      await this.#running.end();
      this.#running = startThread(this.#directory);
      void this.#running.begin(this.#pageData).catch(() => {});
    }
    const { brotli, ...page } = await this.#running.thread.call('render', address);
    return { ...page, brotli: Buffer.from(brotli.buffer, brotli.byteOffset, brotli.byteLength) };
  }
}

interface RunningThread {
  thread: LastingThread<PageCalls>;
  begin(pageData: PageData): Promise<RouteTable>;
  end(): Promise<void>;
}

function startThread(directory: URL): RunningThread {
  const { port1: questions, port2 } = new MessageChannel();
  const data: PageWorkerData = { directory: directory.href, questions: port2 };
  const thread = new LastingThread<PageCalls>(new URL('./page-worker.ts', import.meta.url), {
    data,
    transfer: [port2],
    // React takes its build from this.
    env: { NODE_ENV: 'production' },
    mostWaiting,
  });
  return {
    thread,
    begin(pageData) {
      answerQuestions(questions, pageData);
      return thread.call('begin', { publicUrl: pageData.publicUrl });
    },
    async end() {
      await thread.end();
      questions.close();
    },
  };
}

function answerQuestions(port: MessagePort, pageData: PageData): void {
  async function answer({ path, parameters }: Question): Promise<object> {
    return { answer: await find(pageData, path)(...parameters) };
  }
  port.on('message', (question: Question) => {
    const { id } = question;
    void answer(question)
      // What cannot be told is a failure too.
      .then((reply) => port.postMessage({ id, ...reply }))
      .catch((error: unknown) => port.postMessage({ id, ...describe(error) }));
  });
  // Whoever waits for a page keeps the process alive, not who may ask for one.
  port.unref();
}

function find(pageData: PageData, path: readonly string[]): (...parameters: readonly unknown[]) => unknown {
  let found: unknown = pageData;
  for (const name of path) found = (found as Record<string, unknown>)[name];
  return found as (...parameters: readonly unknown[]) => unknown;
}

function describe(error: unknown): object {
  if (error instanceof Response) return { status: error.status, statusText: error.statusText };
  const { message, stack, code } = error as Error & { code?: unknown };
  return { error: { message, stack, code } };
}
