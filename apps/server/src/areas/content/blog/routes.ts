import { msg } from '@waymark/contract/text/message';
import { board } from '../../../platform/board/board.ts';
import { refuseSwitchedOff } from '../../../platform/board/refuse-switched-off.ts';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { finishPage } from '../../../platform/http/finish-page.ts';
import { PageCache } from '../../../platform/http/page-cache.ts';
import { sendCachedPage } from '../../../platform/http/send-cached-page.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import { sendPicture } from '../../../platform/pictures/send-picture.ts';
import type { Services } from '../../../platform/services.ts';
import { drawChart } from './chart-rules.ts';
import { drawCover } from './cover-rules.ts';
import { listFigures, listForFeed, listPictures, findPictureFile } from './queries.ts';
import {
  feedFiles,
  writeJsonFeed,
  writeRss,
  listCharts,
  nameOfChart,
  type Feed,
  type FeedPost,
} from './rules.ts';
import { renderPostText } from './text-gateway.ts';

const keptMs = 300_000;

const keptBytes = 8 * 1024 * 1024;

type Parts = Pick<Services, 'database' | 'config' | 'changes'>;

/** RSS and JSON feeds of the newest posts. */
export function feedRoutes(app: App, services: Parts): void {
  const cache = new PageCache({ freshFor: keptMs, maxBytes: keptBytes });
  services.changes.subscribe({
    changed(told) {
      if (told.some(({ kind }) => kind === 'post')) cache.clear();
    },
    lost: () => cache.clear(),
  });
  const stop = board.subscribe(() => cache.clear());
  app.addHook('onClose', async () => stop());
  const kinds = [
    { file: feedFiles.rss, type: 'application/rss+xml; charset=utf-8', write: writeRss },
    { file: feedFiles.json, type: 'application/feed+json; charset=utf-8', write: writeJsonFeed },
  ] as const;
  for (const { file, type, write } of kinds) {
    app.get(file, { schema: { hide: true } }, async (request, reply) => {
      refuseSwitchedOff(file);
      const render = async () =>
        finishPage({
          status: 200,
          headers: {
            'content-type': type,
            'cache-control': 'public, max-age=300',
            'x-content-type-options': 'nosniff',
          },
          body: Buffer.from(write(await loadFeed(services))),
        });
      return sendCachedPage(request, reply, await cache.get(file, render));
    });
  }
}

async function loadFeed({ database, config }: Parts): Promise<Feed> {
  const rows = await listForFeed(database);
  const say = sayIn(board.settings.languages.own);
  const posts: FeedPost[] = [];
  for (const row of rows) {
    const figures = await listFigures(database, listCharts(row.body).map(nameOfChart));
    const { html } = await renderPostText(row.body, await listPictures(database, row.id), (chart) => {
      const counted = figures.get(nameOfChart(chart));
      return drawChart(chart, counted?.figures, counted?.counted_at, say);
    });
    posts.push({
      slug: row.slug ?? '',
      title: row.title,
      summary: row.summary,
      html,
      category: row.category,
      tags: row.tags,
      author: row.author_name,
      publishedAt: row.published_at ?? new Date(0),
      changedAt: row.changed_at ?? new Date(0),
    });
  }
  return { name: board.settings.name, say, publicUrl: config.publicUrl, posts };
}

const forever = 'public, max-age=31536000, immutable';

/** Pictures of posts, drawn and uploaded (J-1). */
export function blogRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);

  serveAll('GET /blog-covers/:name', ({ params }, _viewer, reply) =>
    reply
      .headers({
        'content-type': 'image/svg+xml',
        'content-security-policy': "sandbox; default-src 'none'",
        // Generated: a later version may draw it differently.
        'cache-control': 'public, max-age=604800',
      })
      .send(drawCover(params.name)),
  );

  serveAll('GET /blog-pictures/:pictureId', async ({ params, query }, _viewer, reply) => {
    const picture = await findPictureFile(services.database, params.pictureId, query.width);
    if (!picture) throw new AppError('not_found', msg`There is no picture at this address.`);
    return sendPicture(services, reply, picture, forever);
  });
}
