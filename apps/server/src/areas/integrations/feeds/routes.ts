import { jobSearchSchema, type JobSearch } from '@waymark/contract/jobs/jobs';
import {
  companyFeedPath,
  feedFormats,
  jobFeedPath,
  type FeedExtension,
} from '@waymark/contract/integrations/feed-paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { board } from '../../../platform/board/board.ts';
import type { App } from '../../../platform/http/app.ts';
import { finishPage } from '../../../platform/http/finish-page.ts';
import { PageCache } from '../../../platform/http/page-cache.ts';
import { sendCachedPage } from '../../../platform/http/send-cached-page.ts';
import type { Services } from '../../../platform/services.ts';
import { readChangedPostings } from '../../jobs/jobs/queries.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { feedKeptBytes, feedKeptMs, feedTimesKept } from './constants.ts';
import { queryOfSearch, readCompanyFeed, readSearchFeed } from './syndication-queries.ts';
import { writeAtom, writeJsonFeed, writeRss, type SyndicatedFeed } from './syndication-rules.ts';

const writers: Record<FeedExtension, (feed: SyndicatedFeed) => string> = {
  rss: writeRss,
  atom: writeAtom,
  json: writeJsonFeed,
};

/** The newest postings of any search and of any company, for everybody (L-27). */
export function syndicationRoutes(app: App, { config, database, changes }: Services, index: JobIndex): void {
  const { publicUrl } = config;
  const cache = new PageCache({ freshFor: feedKeptMs, maxBytes: feedKeptBytes });
  changes.subscribe({
    async changed(told) {
      const { ids, someClosed } = await readChangedPostings(database, told);
      if (someClosed) cache.clear();
      else if (ids.size > 0) cache.invalidate();
    },
    lost: () => cache.clear(),
  });
  const stop = board.subscribe(() => cache.clear());
  app.addHook('onClose', async () => stop());
  const times = new LRUCache<string, { etag: string; since: string }>({ max: feedTimesKept });

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, type, read }: { key: string; type: string; read: () => Promise<string> },
  ): Promise<FastifyReply> {
    const page = await cache.get(key, async () => {
      const headers = {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': `public, max-age=${feedKeptMs / 1000}`,
        'x-content-type-options': 'nosniff',
        // Read by scripts of other sites: it is the same for everybody.
        'access-control-allow-origin': '*',
      };
      const finished = await finishPage({ status: 200, headers, body: Buffer.from(await read()) });
      return { ...finished, headers: { ...headers, 'last-modified': sinceWhen(times, key, finished.etag) } };
    });
    return sendCachedPage(request, reply, page);
  }

  for (const { extension, type } of feedFormats) {
    const write = writers[extension];
    app.get<{ Querystring: JobSearch }>(
      jobFeedPath(extension),
      { schema: { hide: true, querystring: jobSearchSchema } },
      (request, reply) => {
        const search: z.output<typeof jobSearchSchema> = request.query;
        const key = jobFeedPath(extension, queryOfSearch(search));
        const read = async () => write(await readSearchFeed(index, search, extension, publicUrl));
        return send(request, reply, { key, type, read });
      },
    );
    app.get<{ Params: { company: string } }>(
      `/feeds/companies/:company(^[\\w-]+).${extension}`,
      { schema: { hide: true } },
      (request, reply) => {
        const { company } = request.params;
        const key = companyFeedPath(extension, company.toLowerCase());
        const read = async () => write(await readCompanyFeed(index, company, extension, publicUrl));
        return send(request, reply, { key, type, read });
      },
    );
  }
}

/** Since when a feed is as it is: a posting that closes leaves no newer day in it. */
function sinceWhen(
  times: LRUCache<string, { etag: string; since: string }>,
  key: string,
  etag: string,
): string {
  const known = times.get(key);
  if (known?.etag === etag) return known.since;
  const since = new Date().toUTCString();
  times.set(key, { etag, since });
  return since;
}
