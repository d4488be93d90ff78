import { msg } from '@waymark/contract/text/message';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { board } from '../../../platform/board/board.ts';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { finishPage } from '../../../platform/http/finish-page.ts';
import { PageCache } from '../../../platform/http/page-cache.ts';
import { sendCachedPage } from '../../../platform/http/send-cached-page.ts';
import type { Services } from '../../../platform/services.ts';
import { readChangedPostings } from '../../jobs/jobs/queries.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { keptBytes, keptMs } from './constants.ts';
import { createSitemaps, sitemapKinds, type SitemapKind } from './queries.ts';
import { writeRobots, writeSitemap, writeSitemapIndex } from './rules.ts';

/** A job's number is an integer of four bytes: no part lies beyond this one. */
const lastPart = 214_748;

const fileOf = (kind: SitemapKind, part: number) => `/sitemap-${kind}-${part}.xml`;

/** What search engines read first: what they may look at, and where everything is. */
export function sitemapRoutes(
  app: App,
  { config, database, changes }: Services,
  index: JobIndex,
  listSalaries: () => Promise<string[]>,
): void {
  const { publicUrl } = config;
  const sitemaps = createSitemaps(database, index, listSalaries, {
    hasCheckout: config.checkout !== undefined,
  });
  const cache = new PageCache({ freshFor: keptMs, maxBytes: keptBytes });
  changes.subscribe({
    async changed(told) {
      if ((await readChangedPostings(database, told)).someClosed) cache.clear();
    },
    lost: () => cache.clear(),
  });
  const stop = board.subscribe(() => cache.clear());
  app.addHook('onClose', async () => stop());

  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(writeRobots(publicUrl, board.settings.languages)),
  );

  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) =>
    sendXml(request, reply, cache, 'index', async () => {
      const files = sitemapKinds.map(async (kind) =>
        (await sitemaps.listParts(kind)).map((part) => fileOf(kind, part)),
      );
      return writeSitemapIndex(publicUrl, (await Promise.all(files)).flat());
    }),
  );

  for (const kind of sitemapKinds) {
    app.get<{ Params: { part: string } }>(
      `/sitemap-${kind}-:part(^\\d+).xml`,
      { schema: { hide: true } },
      (request, reply) => {
        const part = Number(request.params.part);
        return sendXml(request, reply, cache, fileOf(kind, part), async () => {
          const addresses = part > lastPart ? [] : await sitemaps.listAddresses(kind, part);
          if (addresses.length === 0)
            throw new AppError('not_found', msg`There is no such part of the sitemap.`);
          return writeSitemap(publicUrl, addresses, board.settings.languages);
        });
      },
    );
  }
}

/** At most ten minutes old, for which it is not made again, however many ask. */
async function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: PageCache,
  key: string,
  write: () => Promise<string>,
): Promise<FastifyReply> {
  const page = await cache.get(key, async () =>
    finishPage({
      status: 200,
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': `public, max-age=${keptMs / 1000}`,
        'x-content-type-options': 'nosniff',
      },
      body: Buffer.from(await write()),
    }),
  );
  return sendCachedPage(request, reply, page);
}
