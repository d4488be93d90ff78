import { readFileSync, existsSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
import type { Worker } from 'node:worker_threads';

/** What a process holds, in bytes, by part; the parts are counted by themselves and need not add up. */
export interface MemoryParts {
  rss: number;
  /** Of each thread's heap: what is used, what of it is in memory, and buffers and strings outside of it. */
  heaps: readonly { name: string; used: number; held: number; outside: number }[];
  /** The memory of the embedded database, of which only what it has touched counts; absent beside a server. */
  database: number | undefined;
  /** Program and libraries, which the system shares between processes. */
  program: number;
  /** What was allocated in small pieces, by SQLite, compression and the engine itself; holes between them included. */
  pieces: number;
}

const kibibyte = 1024;
/** What WebAssembly is given at its start. */
const databaseBytes = 128 * kibibyte * kibibyte;

/** Follows the threads that begin from now on; gives what counts the memory of all parts. */
export function followMemory(): () => Promise<MemoryParts> {
  const threads = new Set<Worker>();
  process.on('worker', (worker) => {
    threads.add(worker);
    worker.once('exit', () => threads.delete(worker));
  });
  return async () => ({
    rss: process.memoryUsage.rss(),
    heaps: [describe('main', getHeapStatistics()), ...(await Promise.all([...threads].map(heapOf))).flat()],
    ...readMappings(),
  });
}

async function heapOf(worker: Worker): Promise<MemoryParts['heaps'][number][]> {
  const heap = await worker.getHeapStatistics().catch(() => undefined);
  return heap ? [describe(worker.threadName ?? 'thread', heap)] : [];
}

type Heap = Pick<
  ReturnType<typeof getHeapStatistics>,
  'used_heap_size' | 'total_physical_size' | 'external_memory'
>;

const describe = (name: string, heap: Heap) => ({
  name,
  used: heap.used_heap_size,
  held: heap.total_physical_size,
  outside: heap.external_memory,
});

interface Mapping {
  bytes: number;
  resident: number;
  access: string;
  file: string;
}

function readMappings(): Pick<MemoryParts, 'database' | 'program' | 'pieces'> {
  const mappings = existsSync('/proc/self/smaps')
    ? parseMappings(readFileSync('/proc/self/smaps', 'utf8'))
    : [];
  const sum = (of: (mapping: Mapping) => boolean) =>
    mappings.filter(of).reduce((bytes, { resident }) => bytes + resident, 0);
  // The engine reserves as much for code, elsewhere: that is not for reading and writing alone.
  const isDatabase = ({ bytes, file, access }: Mapping) =>
    file === '' && bytes === databaseBytes && access === 'rw-p';
  return {
    database: mappings.some(isDatabase) ? sum(isDatabase) : undefined,
    program: sum(({ file }) => file.startsWith('/')),
    pieces: sum(({ file }) => file === '[heap]'),
  };
}

function parseMappings(text: string): Mapping[] {
  return text.split(/^(?=[\da-f]+-[\da-f]+ )/m).map((part) => {
    const [, from = '0', to = '0', access = '', file = ''] =
      /^([\da-f]+)-([\da-f]+) (\S+) \S+ \S+ \d+ *(.*)$/m.exec(part) ?? [];
    const resident = Number(/^Rss: +(\d+) kB$/m.exec(part)?.[1] ?? 0) * kibibyte;
    return { bytes: Number.parseInt(to, 16) - Number.parseInt(from, 16), resident, access, file };
  });
}
