import { formatLongDate } from '@waymark/contract/text/format-day';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../platform/board/board.ts';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { withForm } from '../../../platform/http/uploads.ts';
import { sendPicture } from '../../../platform/pictures/send-picture.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { pictureFormLimits } from '../../identity/profile-pictures/rules.ts';
import { addBanner, changeBanner, changeBannerPicture, removeBanner } from './commands.ts';
import { BannerCountCache } from './count-cache.ts';
import { findBannerPicture, findBannerTarget, listStaffBanners } from './queries.ts';

/** What the operator advertises to guests, for administrators (L-41). */
export function bannerRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/banners', requireAdministrator, async () => ({ data: await listStaffBanners(database) }));

  serve('POST /staff/banners', requireAdministrator, async (request, { userId }) => {
    const { body } = request;
    await addBanner(database, userId, body);
    const say = sayTo(request);
    const dayOf = (day: string) => formatLongDate(board.words, day, say.language);
    return { message: say`“${body.title}” runs from ${dayOf(body.firstDay)} to ${dayOf(body.lastDay)}.` };
  });

  serve('PUT /staff/banners/:bannerId', requireAdministrator, async ({ params, body }, { userId }) => {
    await changeBanner(database, userId, { ...params, ...body });
    return { message: msg`Saved.` };
  });

  serve('DELETE /staff/banners/:bannerId', requireAdministrator, async ({ params }, { userId }) => {
    await removeBanner(services, userId, params.bannerId);
    return { message: msg`Removed.` };
  });

  serve('POST /staff/banners/:bannerId/picture', requireAdministrator, async (request, { userId }) => {
    await services.rateLimits.consume('picture-user', userId);
    await withForm(request, pictureFormLimits(services.temporaryDirectory), ({ file }) => {
      if (!file) throw invalidFields({ picture: msg`Please choose a picture.` });
      return changeBannerPicture(services, userId, request.params.bannerId, file);
    });
    return { message: msg`Picture saved.` };
  });
}

/** A transparent picture of one point. */
const emptyPicture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** What pages with banners ask for. */
export function shownBannerRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);
  const counts = new BannerCountCache(services.database, app.log);
  app.addHook('onClose', () => counts.write());

  serveAll('GET /banner-pictures/:fileId', async ({ params }, _viewer, reply) => {
    const picture = await findBannerPicture(services.database, params.fileId);
    if (!picture) throw new AppError('not_found', msg`There is no picture at this address.`);
    return sendPicture(services, reply, picture, 'public, max-age=86400, immutable');
  });

  serveAll('GET /banners/:bannerId/seen', ({ params }, _viewer, reply) => {
    counts.count(params.bannerId, 'views');
    return reply.header('cache-control', 'no-store').type('image/gif').send(emptyPicture);
  });

  serveAll('GET /banners/:bannerId/follow', async ({ params }, _viewer, reply) => {
    const target = await findBannerTarget(services.database, params.bannerId);
    if (target === undefined) throw new AppError('not_found', msg`This ad has ended.`);
    counts.count(params.bannerId, 'clicks');
    return reply.header('cache-control', 'no-store').redirect(target, 302);
  });
}
