import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { sendPicture } from '../../../platform/pictures/send-picture.ts';
import type { Services } from '../../../platform/services.ts';
import { drawCover } from './cover-rules.ts';
import { findPictureFile } from './queries.ts';

const forever = 'public, max-age=31536000, immutable';

/** Pictures of posts, drawn and uploaded (J-1). */
export function blogRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);

  serveAll('GET /blog-covers/:name', ({ params }, _viewer, reply) =>
    reply
      .headers({
        'content-type': 'image/svg+xml',
        'content-security-policy': "sandbox; default-src 'none'",
        // Drawn by rule: a later version may draw it anew.
        'cache-control': 'public, max-age=604800',
      })
      .send(drawCover(params.name)),
  );

  serveAll('GET /blog-pictures/:pictureId', async ({ params, query }, _viewer, reply) => {
    const picture = await findPictureFile(services.database, params.pictureId, query.width);
    if (!picture) throw new AppError('not_found', 'There is no picture at this address.');
    return sendPicture(services, reply, picture, forever);
  });
}
