import { msg, plural, type Message } from '@waymark/contract/text/message';
import type { Language } from '@waymark/contract/text/languages';
import type { SourceFormatName } from '@waymark/contract/jobs/source-choices';
import { board } from '../../../platform/board/board.ts';
import { StartError } from '../../../platform/errors.ts';
import { ThreadFailure, type ThreadLimits } from '../../../platform/run-in-thread.ts';
import { WorkerThread } from '../../../platform/worker-thread.ts';
import type { ReadPosting } from '../job-import/draft-rules.ts';
import type { ReadRow } from '../job-import/file-gateway.ts';
import type { ImportMapping } from '../job-import/mapping-rules.ts';
import type { SourceRecord } from '../job-import/value-rules.ts';
import type { PageFacts } from './page-rules.ts';
import type { Paging } from './paging-rules.ts';

export interface FileToRead {
  path: string;
  /** Further pages of the same. */
  more?: readonly string[];
  format: SourceFormatName;
  /** Of the source; empty for a file. */
  address: string;
  mapping: ImportMapping;
  now: Date;
  /** How many of the first postings are shown as they were read. */
  shown: number;
}

/** A file whose people are listed, and the language of who gets the list. */
export interface PeopleFile {
  path: string;
  language: Language;
}

/** A sentence for people in place of what could not be read. */
export type ReadingAnswer<T> = { read: T } | { refusal: Message };

/** Files that the thread was given in `page` are removed by it; `path` is a file that it adds postings to, one a line. */
export type ReadingCalls = {
  open(file: FileToRead): ReadingAnswer<void>;
  /** How many postings a file has, by what its content is known again, and what it says of further pages. */
  readPaging(given: {
    path: string;
    format: SourceFormatName;
    list: string | undefined;
    address: string;
    before: number;
  }): Promise<ReadingAnswer<Paging & { count: number; content: string; trouble?: string | undefined }>>;
  next(given: undefined): Promise<ReadingAnswer<ReadRow[]>>;
  readRobots(given: { file: string; page: string }): Promise<ReadingAnswer<void>>;
  mayRead(address: string): ReadingAnswer<boolean>;
  /** Adds the postings of a page, and says what else is of it. */
  readPage(given: { page: string; address: string; path: string }): Promise<ReadingAnswer<PageFacts>>;
  readList(given: { page: string; host: string }): Promise<ReadingAnswer<{ ids: string[]; total: number }>>;
  readOne(given: { page: string; host: string; path: string }): Promise<ReadingAnswer<void>>;
  /** The people of an export of WordPress, as CSV; for any other file none. */
  readPeople(file: PeopleFile): Promise<ReadingAnswer<{ count: number; csv: string }>>;
  /** Records that were parsed before. */
  readRecords(given: {
    records: readonly SourceRecord[];
    mapping: ImportMapping;
    now: Date;
  }): ReadingAnswer<ReadPosting[]>;
};

type Read<Name extends keyof ReadingCalls> = Extract<
  Awaited<ReturnType<ReadingCalls[Name]>>,
  { read: unknown }
>['read'];

/** A thread that parses and shapes what a source gives. Its calls reject with a StartError, whose sentence is for people. */
export class SourceReader {
  readonly #thread: WorkerThread<ReadingCalls>;

  constructor(limits: ThreadLimits) {
    const entry = new URL('./reading-worker.ts', import.meta.url);
    this.#thread = new WorkerThread<ReadingCalls>(entry, {
      name: 'source',
      data: board.wordSettings,
      limits,
    });
  }

  async call<Name extends keyof ReadingCalls>(
    name: Name,
    input: Parameters<ReadingCalls[Name]>[0],
  ): Promise<Read<Name>> {
    const answer = (await this.#thread.call(name, input as never).catch(explain)) as ReadingAnswer<
      Read<Name>
    >;
    if ('refusal' in answer) throw new StartError(answer.refusal);
    return answer.read;
  }

  async end(): Promise<void> {
    await this.#thread.end();
  }
}

function explain(error: unknown): ReadingAnswer<never> {
  if (!(error instanceof ThreadFailure) || error.reason === 'crash') throw error;
  return {
    refusal:
      error.reason === 'memory'
        ? msg`It takes too much memory to read. Split it into several files or sources.`
        : msg`It takes too long to read. Split it into several files or sources.`,
  };
}

/** A reader for as long as `use` takes. */
export async function withReader<T>(
  limits: ThreadLimits,
  use: (reader: SourceReader) => Promise<T>,
): Promise<T> {
  const reader = new SourceReader(limits);
  try {
    return await use(reader);
  } finally {
    await reader.end();
  }
}

interface RowOptions {
  limits: ThreadLimits;
  maxPostings: number;
  signal?: AbortSignal;
}

/** The rows of a file, parsed and read as postings by a thread. */
export async function* rowsOf(
  file: FileToRead,
  { limits, maxPostings, signal }: RowOptions,
): AsyncGenerator<ReadRow> {
  const reader = new SourceReader(limits);
  try {
    await reader.call('open', file);
    let count = 0;
    for (;;) {
      const rows = await reader.call('next', undefined);
      if (rows.length === 0) return;
      for (const row of rows) {
        signal?.throwIfAborted();
        // Of an export most posts are no postings.
        if (!('leftOut' in row) && ++count > maxPostings) throw new TooManyPostings(maxPostings);
        yield row;
      }
    }
  } finally {
    await reader.end();
  }
}

/** There is more than is read of one source. */
export class TooManyPostings extends StartError {
  constructor(max: number) {
    super(
      msg`It has more than ${plural(max, 'posting')}, and no more are read. Split it into several sources.`,
    );
  }
}
