import { serveThread } from '../../../platform/serve-thread.ts';
import { readTextFacts } from '../../jobs/posting-facts/reading-rules.ts';
import { toEngineDocument, type GroupedPosting } from './document-rules.ts';

/** Below the size of a request that engines take. */
const maxCharacters = 4_000_000;

interface FedBatch {
  postings: readonly GroupedPosting[];
  /** Numbers of postings that are not open any more. */
  closed: readonly number[];
  /** An older one never wins over a newer one. */
  version: number;
}

/** The thread reads what texts state, which takes too long for one that answers. */
export type FeedingCalls = {
  /** The lines of bulks that write all of it. */
  writeLines(batch: FedBatch): string[];
};

serveThread({
  writeLines({ postings, closed, version }: FedBatch): string[] {
    const address = (number: number) => ({ _id: String(number), version, version_type: 'external_gte' });
    const parts: string[] = [];
    let part = '';
    const add = (...lines: object[]) => {
      for (const line of lines) part += `${JSON.stringify(line)}\n`;
      if (part.length >= maxCharacters) parts.push(part);
      if (part.length >= maxCharacters) part = '';
    };
    for (const posting of postings)
      add({ index: address(posting.job.number) }, toEngineDocument(posting, readTextFacts(posting.job)));
    for (const number of closed) add({ delete: address(number) });
    return part === '' ? parts : [...parts, part];
  },
} satisfies FeedingCalls);
