import { sharePictureFile, sharePictureKinds } from '@waymark/contract/pages/share-pictures';
import type { Language } from '@waymark/contract/text/languages';
import { unprefixedLanguage } from '@waymark/contract/language-prefix';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { board } from '../../../platform/board/board.ts';
import type { App } from '../../../platform/http/app.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import { drawCard } from '../../../platform/pictures/draw-card.ts';
import type { Services } from '../../../platform/services.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { findCard } from './queries.ts';

/** A picture is some twenty kilobytes: about eight hundred of those asked for last. */
const keptBytes = 16 * 1024 * 1024;

/** Without the language of a page it is in the one of addresses without a prefix; what is not offered is the board's own. */
function languageOfPicture(lang: unknown): Language {
  const { own, offered } = board.settings.languages;
  return offered.find((one) => one === (lang ?? unprefixedLanguage)) ?? own;
}

/** The max-age of our pictures in caches, in seconds. */
const freshSeconds = 3600;

/**
 * The pictures that links to the board show where they are shared: drawn when they are asked for (decision
 * 016).
 */
export function sharePictureRoutes(app: App, { database, rateLimits }: Services, index: JobIndex): void {
  const pictures = new LRUCache<string, Buffer>({
    maxSize: keptBytes,
    sizeCalculation: (picture) => picture.length,
  });
  for (const kind of sharePictureKinds) {
    app.get<{ Querystring: Record<string, unknown> }>(
      sharePictureFile(kind),
      { schema: { hide: true } },
      async (request, reply) => {
        const name = request.query[kind];
        const say = sayIn(languageOfPicture(request.query['lang']));
        const card = await findCard({ database, index, say }, kind, typeof name === 'string' ? name : '');
        // Named by what stands on it: a picture is never older than what it is of, and none has to be
        // removed.
        const tag = `"${createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 22)}"`;
        reply.headers({
          etag: tag,
          'cache-control': `public, max-age=${freshSeconds}`,
          'x-content-type-options': 'nosniff',
        });
        if (request.headers['if-none-match'] === tag) return reply.status(304).send();
        let picture = pictures.get(tag);
        if (!picture) {
          await rateLimits.consume('share-picture-address', request.ip);
          picture = await drawCard(card);
          pictures.set(tag, picture);
        }
        return reply.type('image/png').send(picture);
      },
    );
  }
}
