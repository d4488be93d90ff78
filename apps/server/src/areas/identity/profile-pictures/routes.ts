import { pictureSquareSchema } from '@waymark/contract/identity/account-pictures';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { invalidFields, parseFields } from '../../../platform/http/parse-fields.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { withForm } from '../../../platform/http/uploads.ts';
import { sendPicture } from '../../../platform/pictures/send-picture.ts';
import type { Services } from '../../../platform/services.ts';
import { requireUser } from '../accounts/policy.ts';
import { presentUser } from '../accounts/presenter.ts';
import { changePicture, removePicture } from './commands.ts';
import { findPicture } from './queries.ts';
import { pictureFormLimits } from './rules.ts';

/** A day: an address never shows another picture, but a removed one is not to be seen for much longer. */
const pictureCacheSeconds = 86_400;

/** The picture of an account, whatever its role: one's own to change, anybody's to see who has its address. */
export function pictureRoutes(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);

  serve('POST /profile-picture', requireUser, async (request, viewer) => {
    await services.rateLimits.consume('picture-user', viewer.userId);
    const limits = pictureFormLimits(services.temporaryDirectory);
    const account = await withForm(request, limits, async ({ fields, file }) => {
      const square = parseFields(pictureSquareSchema, fields);
      if (!file) throw invalidFields({ picture: msg`Please choose a picture.` });
      return changePicture(services, viewer, file, square);
    });
    return { data: presentUser(account) };
  });

  serve('DELETE /profile-picture', requireUser, async (_request, viewer) => {
    return { data: presentUser(await removePicture(services, viewer)) };
  });

  serveAll('GET /profile-pictures/:key', async (request, _viewer, reply) => {
    const picture = await findPicture(services.database, request.params.key);
    if (!picture) throw new AppError('not_found', msg`There is no picture at this address.`);
    return sendPicture(services, reply, picture, `private, max-age=${pictureCacheSeconds}`);
  });
}
