import { workerData } from 'node:worker_threads';
import { readWords } from '@waymark/contract/board-words';
import type { FeedLack } from '@waymark/contract/integrations/choices';
import { feedPartners, type FeedPartner } from '@waymark/contract/posting/visit-marks';
import { serveThread } from '../../../platform/serve-thread.ts';
import {
  PostingPages,
  type PostingSource,
  type WholePosting,
} from '../../search/replica/posting-pages-gateway.ts';
import { lackingListed, pageRows } from './constants.ts';
import { findLacks, mayPassOn, type FeedTask } from './partner-rules.ts';
import { profiles } from './profile-rules.ts';

/** The input of the thread: where postings are read, and the partners to read them for. */
export interface PartnerData {
  source: PostingSource;
  task: FeedTask;
}

/** The check of a partner's feed over all postings. */
export interface FeedCheck {
  partner: FeedPartner;
  sent: number;
  /** Postings of companies that are left out. */
  leftOut: number;
  /** Postings from elsewhere whose source does not allow to pass them on. */
  imported: number;
  /** How many lack something, and how many lack what; one may lack several. */
  lacking: number;
  lacks: { lack: FeedLack; count: number }[];
  /** The first of them. */
  examples: { jobId: string; title: string; company: string; lacks: FeedLack[] }[];
}

/** The task of the thread. */
export type PartnerCalls = {
  /** The next part of a partner's feed in UTF-8; undefined after the end. */
  next(partner: FeedPartner): Promise<Uint8Array | undefined>;
  check(): Promise<FeedCheck[]>;
};

const { source, task: given } = workerData as PartnerData;
const task = { ...given, words: readWords(given.words) };
const pages = await openPages();
const passedOn = new Set(task.passedOn);
const leftOut = new Map(feedPartners.map(({ value }) => [value, new Set(task.leftOut[value])]));
const encoder = new TextEncoder();

/** Characters; each part is a message between threads. */
const leastPart = 128 * 1024;

/** What reads the tables is loaded where there is no file. */
async function openPages() {
  if ('path' in source) return new PostingPages(source.path);
  const { TablePages } = await import('../../search/replica/table-pages-gateway.ts');
  return new TablePages(source.databaseUrl);
}

let position: 'begin' | 'within' | 'end' = 'begin';

async function nextPart(partner: FeedPartner): Promise<Uint8Array | undefined> {
  if (position === 'end') return undefined;
  const profile = profiles[partner];
  let part = position === 'begin' ? profile.begin(task, new Date()) : '';
  position = 'within';
  // A part may be empty if none of its postings go out, and an empty part would end the stream.
  while (part.length < leastPart) {
    const postings = await pages.next(pageRows);
    if (postings.length === 0) {
      position = 'end';
      await pages.close();
      return encoder.encode(part + profile.end);
    }
    part += postings
      .filter((posting) => goesOut(partner, posting))
      .map((posting) => profile.write(posting, task))
      .join('');
  }
  return encoder.encode(part);
}

function goesOut(partner: FeedPartner, posting: WholePosting): boolean {
  const { card, detail } = posting;
  if (!mayPassOn(detail.source, passedOn) || leftOut.get(partner)?.has(card.company_id)) return false;
  return findLacks(partner, posting, task).length === 0;
}

class Count {
  readonly #partner: FeedPartner;
  readonly #check: Omit<FeedCheck, 'partner' | 'lacks'> = {
    sent: 0,
    leftOut: 0,
    imported: 0,
    lacking: 0,
    examples: [],
  };
  readonly #lacks = new Map<FeedLack, number>();

  constructor(partner: FeedPartner) {
    this.#partner = partner;
  }

  add(posting: WholePosting): void {
    const { card, detail, company } = posting;
    const check = this.#check;
    if (!mayPassOn(detail.source, passedOn)) check.imported++;
    else if (leftOut.get(this.#partner)?.has(card.company_id)) check.leftOut++;
    else {
      const lacks = findLacks(this.#partner, posting, task);
      if (lacks.length === 0) return void check.sent++;
      check.lacking++;
      for (const lack of lacks) this.#lacks.set(lack, (this.#lacks.get(lack) ?? 0) + 1);
      if (check.examples.length < lackingListed)
        check.examples.push({ jobId: card.id, title: card.title, company: company.name, lacks });
    }
  }

  result(): FeedCheck {
    const lacks = [...this.#lacks].map(([lack, count]) => ({ lack, count }));
    return { partner: this.#partner, ...this.#check, lacks: lacks.toSorted((a, b) => b.count - a.count) };
  }
}

serveThread({
  next: nextPart,
  async check() {
    const counts = feedPartners.map(({ value }) => new Count(value));
    for (;;) {
      const postings = await pages.next(pageRows);
      if (postings.length === 0) break;
      for (const posting of postings) for (const count of counts) count.add(posting);
    }
    await pages.close();
    return counts.map((count) => count.result());
  },
} satisfies PartnerCalls);
