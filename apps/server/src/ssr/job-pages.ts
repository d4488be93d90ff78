import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { splitPath } from '@waymark/contract/language-paths';
import { localPath } from '@waymark/contract/language-prefix';
import type { Language } from '@waymark/contract/text/languages';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import type { JobIndex } from '../areas/search/job-search/job-index.ts';
import type { Change, Changes } from '../platform/changes.ts';
import type { Compression, FinishedPage } from '../platform/http/finish-page.ts';
import type { Logger } from '../platform/log.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { Changed, JobPageStore } from './job-page-store.ts';

/** Times on a page are exact to a day, until the browser writes them. */
const keptMs = 24 * 3_600_000;
/** A page is made again before it is too old to be sent. */
const renewedMs = keptMs / 2;
/** After this long without a request, no visitor is likely to wait for a page that is made ahead. */
const idleMs = 1000;
const lookedAt = 500;
/** When all pages are there: how often it is looked for what has become too old. */
const restMs = 600_000;

const jobPage = new RegExp(`^${paths.jobDetail}\\?job=([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})$`);

interface Parts {
  /** What pages depend on beside the log of changes: the release and the board's settings. */
  edition: () => string;
  /** Of the database, another one after a restore. */
  identity: () => Promise<string>;
  openStore: (edition: string) => JobPageStore;
  /** The board's own: pages in other languages are rendered, and the cache of pages keeps them within its bound. */
  ownLanguage: () => Language;
  index: Pick<JobIndex, 'ready' | 'isFilled' | 'soFar'>;
  changes: Changes;
  log: Logger;
  render: PageRenderer['render'];
}

/** What has changed while a page was rendered: it may show what was before. */
interface Watch {
  numbers: Set<number>;
  companyIds: Set<string>;
  isCleared: boolean;
}

/**
 * Pages of postings, rendered once and then sent from the store until what they show changes. Those that no visitor
 * has asked for are made ahead in idle time, the newest first.
 */
export class JobPages {
  readonly #parts: Parts;
  readonly #watches = new Set<Watch>();
  readonly #stopping = new AbortController();
  #store: JobPageStore | undefined;
  #edition = '';
  #identity = '';
  /** What has changed while the store is opened. */
  #pending: { changes: readonly Change[]; cursor: string }[] | undefined = [];
  #lastRequest = -Infinity;
  #making: Promise<void> = Promise.resolve();
  #wake = new AbortController();
  /** Postings that have changed, or whose pages a change has removed. */
  #due = new Set<number>();
  #isPassDue = true;

  constructor(parts: Parts) {
    this.#parts = parts;
    parts.changes.subscribe({
      changed: (changes, cursor) => {
        if (this.#pending) this.#pending.push({ changes, cursor });
        else this.#forget(changes, cursor);
      },
      lost: () => this.#clear(),
    });
  }

  /** From here on pages are kept, and those of an earlier run sent that have not changed since. */
  async open(): Promise<void> {
    const { identity, openStore, index, changes } = this.#parts;
    await index.ready;
    this.#identity = await identity();
    if (this.#stopping.signal.aborted) return;
    this.#edition = this.#readEdition();
    const store = openStore(this.#edition);
    const { cursor } = store;
    const missed = cursor === null ? undefined : await changes.since(cursor);
    const now = missed?.cursor ?? (await changes.now());
    const pending = this.#pending ?? [];
    this.#pending = undefined;
    if (this.#stopping.signal.aborted) return store.close();
    this.#store = store;
    if (!missed) this.#clear();
    this.#forget(missed?.changes ?? [], now);
    for (const next of pending) this.#forget(next.changes, next.cursor);
  }

  /** A request has come: the next pages are made ahead when no other follows. */
  noteRequest(): void {
    this.#lastRequest = performance.now();
  }

  /** The page at an address, from the store where it is that of a posting. */
  async render(address: string): Promise<FinishedPage> {
    const { changes, render, ownLanguage } = this.#parts;
    const { language, path } = splitPath(address);
    const id = language === ownLanguage() ? jobPage.exec(path)?.[1] : undefined;
    // While the database is away, every page says so.
    if (id === undefined || changes.isAway) return render(address);
    return this.#use((store) => store.find(id, Date.now() - keptMs)) ?? this.#make(id, address);
  }

  /** Removes all pages where the settings of the board have changed. */
  followEdition(): void {
    if (this.#edition !== this.#readEdition()) this.#clear();
  }

  /** Makes pages ahead until it is stopped. */
  makeAhead(): void {
    this.#making = this.#makeAhead().catch((error: unknown) => {
      if (!this.#stopping.signal.aborted)
        this.#parts.log.error({ err: error }, 'pages of postings are not made ahead');
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#wake.abort();
    await this.#making;
    this.#store?.close();
    this.#store = undefined;
  }

  async #make(id: string, address: string, compression?: Compression): Promise<FinishedPage> {
    const watch: Watch = { numbers: new Set(), companyIds: new Set(), isCleared: false };
    this.#watches.add(watch);
    const isComplete = this.#parts.index.isFilled;
    try {
      const page = await this.#parts.render(address, compression);
      if (page.status === 200 && this.#store && isComplete) await this.#keep(id, page, watch);
      return page;
    } finally {
      this.#watches.delete(watch);
    }
  }

  async #keep(id: string, page: FinishedPage, watch: Watch): Promise<void> {
    const shown = await this.#parts.index.soFar.listKeys({ ids: [id, ...(page.jobIds ?? [])] });
    const own = shown.find((key) => key.id === id);
    const isOld =
      watch.isCleared ||
      shown.some((key) => watch.numbers.has(key.number) || watch.companyIds.has(key.companyId));
    if (!own || isOld) return;
    const others = shown.filter((key) => key !== own);
    this.#use((store) => store.keep(own, page, others, Date.now()));
  }

  #forget(changes: readonly Change[], cursor: string): void {
    // Each page shows the newest posts.
    if (changes.some(({ kind }) => kind === 'post')) this.#clear();
    const changed: Changed = {
      numbers: changes.filter(({ kind }) => kind === 'job').map(({ id }) => Number(id)),
      companyIds: changes.filter(({ kind }) => kind === 'company').map(({ id }) => id),
    };
    for (const watch of this.#watches) {
      for (const number of changed.numbers) watch.numbers.add(number);
      for (const id of changed.companyIds) watch.companyIds.add(id);
    }
    const removed = this.#use((store) => store.forget(changed, cursor)) ?? [];
    for (const number of [...changed.numbers, ...removed]) this.#due.add(number);
    this.#wake.abort();
  }

  #readEdition(): string {
    return `${this.#identity} ${this.#parts.edition()}`;
  }

  #clear(): void {
    for (const watch of this.#watches) watch.isCleared = true;
    this.#edition = this.#readEdition();
    this.#use((store) => store.clear(this.#edition));
    this.#isPassDue = true;
    this.#wake.abort();
  }

  /** Pages are rendered for each visit again where their file does not work, for example on a full disk. */
  #use<T>(work: (store: JobPageStore) => T): T | undefined {
    if (!this.#store) return undefined;
    try {
      return work(this.#store);
    } catch (error) {
      this.#store = undefined;
      this.#parts.log.error({ err: error }, 'pages of postings are not kept until the next start');
      return undefined;
    }
  }

  async #makeAhead(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted && this.#store) {
      this.#wake = new AbortController();
      if (this.#isPassDue) await this.#makeMissing();
      const due = [...this.#due];
      this.#due.clear();
      await this.#makeThese(due);
      const either = AbortSignal.any([signal, this.#wake.signal]);
      await wait(restMs, undefined, { signal: either, ref: false }).then(
        () => (this.#isPassDue = true),
        () => {},
      );
    }
  }

  /** One pass over all open postings: at the start, and now and then for pages that have become too old. */
  async #makeMissing(): Promise<void> {
    this.#isPassDue = false;
    for (let from = 0; this.#store?.hasRoom && !this.#stopping.signal.aborted; from += lookedAt) {
      const numbers = await this.#parts.index.soFar.listNewestNumbers(from, lookedAt);
      if (numbers.length === 0) return;
      await this.#makeThese(numbers);
      await nextTurn();
    }
  }

  /** The pages of these postings that are not there. */
  async #makeThese(numbers: readonly number[]): Promise<void> {
    const missing = this.#use((store) => store.missing(numbers, Date.now() - renewedMs)) ?? [];
    if (missing.length === 0) return;
    for (const key of await this.#parts.index.soFar.listKeys({ numbers: missing })) {
      await this.#idle();
      if (this.#stopping.signal.aborted || !this.#store?.hasRoom) return;
      const began = performance.now();
      await this.#make(key.id, localPath(jobDetailPath(key.id), this.#parts.ownLanguage()), 'small').catch(
        () => undefined,
      );
      // Half of one core at most.
      await this.#sleep(performance.now() - began);
    }
  }

  async #idle(): Promise<void> {
    for (;;) {
      const left = this.#lastRequest + idleMs - performance.now();
      if (left <= 0 || this.#stopping.signal.aborted) return;
      await this.#sleep(left);
    }
  }

  async #sleep(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => {});
  }
}
