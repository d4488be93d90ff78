import { Session } from 'node:inspector/promises';
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';

/* Loaded before all else in each thread of a server: counts which functions are called, and tells it when asked. */

/** A function of the sources that was called since the last time. */
export interface CalledFunction {
  url: string;
  name: string;
}

type Message =
  | { kind: 'started'; thread: number }
  | { kind: 'take' }
  | { kind: 'taken'; thread: number; called: CalledFunction[] };

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const channel = new BroadcastChannel('called functions');

/** What was called, without the code that a module runs once as it is loaded. Counts from zero again. */
async function takeCalled(): Promise<CalledFunction[]> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result.flatMap(({ url, functions }) =>
    functions
      .filter(
        ({ functionName, ranges: [range] }) => (range?.count ?? 0) > 0 && !isModule(functionName, range),
      )
      .map(({ functionName, ranges: [range] }) => ({
        url,
        name: functionName || `at ${range?.startOffset}`,
      })),
  );
}

const isModule = (name: string, range: { startOffset: number } | undefined) =>
  name === '' && range?.startOffset === 0;

if (isMainThread) answerParent();
else answerMainThread();

function answerMainThread(): void {
  channel.onmessage = ({ data }: { data: unknown }) => {
    if ((data as Message).kind !== 'take') return;
    void takeCalled().then((called) => tell({ kind: 'taken', thread: threadId, called }));
  };
  tell({ kind: 'started', thread: threadId });
  // A thread ends when it has nothing else to do.
  channel.unref();
}

function tell(message: Message): void {
  channel.postMessage(message);
}

/** Asks every thread that has started, and tells the parent process what all of them called. */
function answerParent(): void {
  const threads = new Set<number>();
  let missing = new Set<number>();
  let called: CalledFunction[] = [];
  const tellWhenComplete = () => {
    if (missing.size === 0) process.send?.({ called });
  };
  channel.onmessage = ({ data }: { data: unknown }) => {
    const message = data as Message;
    if (message.kind === 'started') threads.add(message.thread);
    if (message.kind !== 'taken' || !missing.delete(message.thread)) return;
    called.push(...message.called);
    tellWhenComplete();
  };
  channel.unref();
  process.on('message', (message) => {
    if (message !== 'take') return;
    void takeCalled().then((own) => {
      called = own;
      missing = new Set(threads);
      tell({ kind: 'take' });
      tellWhenComplete();
    });
  });
}
