import { msg } from '@waymark/contract/text/message';
import { board } from '../../../platform/board/board.ts';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { withForm } from '../../../platform/http/uploads.ts';
import { sendPicture } from '../../../platform/pictures/send-picture.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { findLookPicture, getLookDesk } from '../look/queries.ts';
import { StyleCache } from '../look/style-cache.ts';
import {
  addLookPicture,
  lookPictureLimits,
  openPreview,
  publishLook,
  saveLookDraft,
} from './look-commands.ts';

const forever = 'public, max-age=31536000, immutable';

/** The look of the board: administrators draft and publish it, everybody gets its pictures and its style sheet. */
export function lookRoutes(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);
  const { database, rateLimits } = services;
  const styles = new StyleCache();

  serve('GET /staff/look', requireAdministrator, async () => ({ data: await getLookDesk(database) }));

  serve('PUT /staff/look/draft', requireAdministrator, async ({ body }, { userId }) => {
    await rateLimits.consume('setting-user', userId);
    await saveLookDraft(database, userId, body);
    return { data: await getLookDesk(database) };
  });

  serve('POST /staff/look/previews', requireAdministrator, async (_request, { userId }) => {
    await rateLimits.consume('setting-user', userId);
    return { data: await openPreview(database) };
  });

  serve('POST /staff/look/publication', requireAdministrator, async ({ body }, { userId }) => {
    await rateLimits.consume('setting-user', userId);
    await publishLook(database, userId, body);
    return { data: await getLookDesk(database) };
  });

  serve('POST /staff/look-pictures', requireAdministrator, async (request, { userId }) => {
    await rateLimits.consume('setting-user', userId);
    const limits = lookPictureLimits(services.temporaryDirectory);
    const pictureId = await withForm(request, limits, async ({ file }) => {
      if (!file) throw invalidFields({ picture: msg`Please choose a picture.` });
      return addLookPicture(services, file);
    });
    return { data: { pictureId } };
  });

  serveAll('GET /look-pictures/:pictureId', async ({ params }, _viewer, reply) => {
    const picture = await findLookPicture(database, params.pictureId);
    if (!picture) throw new AppError('not_found', msg`There is no picture at this address.`);
    return sendPicture(services, reply, picture, forever);
  });

  serveAll('GET /look-styles/:hash', ({ params }, _viewer, reply) => {
    const { css, hash } = styles.get(board.settings.look.styles);
    if (hash === '' || hash !== params.hash)
      throw new AppError('not_found', msg`There is no style sheet at this address.`);
    return reply
      .headers({
        'content-type': 'text/css; charset=utf-8',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': forever,
      })
      .send(css);
  });
}
