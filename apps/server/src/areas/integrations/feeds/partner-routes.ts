import { createHash } from 'node:crypto';
import { createGzip, constants } from 'node:zlib';
import { pipeline, type Readable } from 'node:stream';
import { feedPartners, type FeedPartner } from '@waymark/contract/posting/visit-marks';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { chooseEncoding } from '../../../platform/http/compress-answer.ts';
import { isNotModified } from '../../../platform/http/not-modified.ts';
import type { Services } from '../../../platform/services.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { noteReading } from './partner-commands.ts';
import { PartnerStreams } from './partner-gateway.ts';
import { isOpenFeed, readFeedTask } from './partner-queries.ts';
import type { FeedTask } from './partner-rules.ts';

/** Raised whenever a profile writes the same posting differently. */
const profilesVersion = 1;

/** The fastest, with little memory: a feed is read a few times a day and compresses well anyhow. */
const gzipOptions = { level: 1, memLevel: 6, flush: constants.Z_NO_FLUSH };

/** The same while neither the postings nor what decides which go out has changed. */
function tagOf(partner: FeedPartner, state: string, task: FeedTask): string {
  const parts = JSON.stringify([profilesVersion, partner, state, task]);
  return `W/"${createHash('sha256').update(parts).digest('base64url').slice(0, 22)}"`;
}

/** The feeds that partners read at their secret addresses (L-27). */
export function partnerFeedRoutes(app: App, services: Services, index: JobIndex): void {
  const { database, config } = services;
  const streams = new PartnerStreams();
  app.route<{ Params: { partner: string; key: string } }>({
    method: ['GET', 'HEAD'],
    url: '/feeds/partners/:partner/:key(^[\\w-]+).xml',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { key } = request.params;
      const partner = feedPartners.find(({ value }) => value === request.params.partner)?.value;
      if (partner === undefined || !(await isOpenFeed(database, partner, key)))
        throw new AppError('not_found', msg`There is no feed at this address.`);
      // A partner closes what is missing: before all postings are loaded this refuses.
      const { source, state } = await index.source();
      const task = await readFeedTask(database, config);
      const etag = tagOf(partner, state, task);
      reply.headers({
        etag,
        'content-type': 'application/xml; charset=utf-8',
        // The address is a secret: nothing between here and the partner keeps it.
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        vary: 'Accept-Encoding',
      });
      if (isNotModified(request.headers, { etag })) {
        await noteReading(database, partner);
        return reply.status(304).send();
      }
      if (request.method === 'HEAD') return reply.send();
      const xml = streams.stream(partner, { source, task });
      await noteReading(database, partner);
      if (chooseEncoding(request.headers, ['gzip']) === null) return reply.send(xml);
      return reply.header('content-encoding', 'gzip').send(compress(xml));
    },
  });
}

/** A feed that breaks off ends its answer before the end, so that no partner takes it for a whole one. */
function compress(xml: Readable): Readable {
  return pipeline(xml, createGzip(gzipOptions), () => {});
}
