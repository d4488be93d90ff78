import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { withForm } from '../../../platform/http/uploads.ts';
import { sendPicture } from '../../../platform/pictures/send-picture.ts';
import type { Services } from '../../../platform/services.ts';
import { requireModerator } from '../../identity/accounts/policy.ts';
import { pictureFormLimits } from '../../identity/profile-pictures/rules.ts';
import {
  addTestimonial,
  changeTestimonial,
  hideTestimonial,
  moveTestimonial,
  removeTestimonial,
  changeTestimonialPicture,
  removeTestimonialPicture,
} from './commands.ts';
import { findTestimonialPicture, listStaffTestimonials } from './queries.ts';

/** Testimonials for moderators (I-5, J-5). */
export function testimonialRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/testimonials', requireModerator, async () => ({
    data: await listStaffTestimonials(database),
  }));

  serve('POST /staff/testimonials', requireModerator, async (request, { userId }) => {
    const { body } = request;
    await addTestimonial(database, userId, body);
    return { message: sayTo(request)`What ${body.name} said is on the home page.` };
  });

  serve('PUT /staff/testimonials/:testimonialId', requireModerator, async ({ params, body }, { userId }) => {
    await changeTestimonial(database, userId, { ...params, ...body });
    return { message: msg`Saved.` };
  });

  serve(
    'PUT /staff/testimonials/:testimonialId/place',
    requireModerator,
    async ({ params, body }, { userId }) => {
      await moveTestimonial(database, userId, { ...params, ...body });
      return { message: msg`Moved.` };
    },
  );

  serve(
    'PUT /staff/testimonials/:testimonialId/hidden',
    requireModerator,
    async ({ params, body }, { userId }) => {
      await hideTestimonial(database, userId, { ...params, ...body });
      return { message: body.hidden ? msg`Hidden.` : msg`Shown again.` };
    },
  );

  serve('DELETE /staff/testimonials/:testimonialId', requireModerator, async ({ params }, { userId }) => {
    await removeTestimonial(services, userId, params.testimonialId);
    return { message: msg`Removed.` };
  });

  registerPictures(app, services);
}

function registerPictures(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);

  serve('POST /staff/testimonials/:testimonialId/picture', requireModerator, async (request, { userId }) => {
    await services.rateLimits.consume('picture-user', userId);
    await withForm(request, pictureFormLimits(services.temporaryDirectory), ({ file }) => {
      if (!file) throw invalidFields({ picture: msg`Please choose a picture.` });
      return changeTestimonialPicture(services, userId, request.params.testimonialId, file);
    });
    return { message: msg`The picture is shown.` };
  });

  serve(
    'DELETE /staff/testimonials/:testimonialId/picture',
    requireModerator,
    async ({ params }, { userId }) => {
      await removeTestimonialPicture(services, userId, params.testimonialId);
      return { message: msg`Picture removed.` };
    },
  );

  serveAll('GET /testimonial-pictures/:fileId', async ({ params }, _viewer, reply) => {
    const picture = await findTestimonialPicture(services.database, params.fileId);
    if (!picture) throw new AppError('not_found', msg`There is no picture at this address.`);
    return sendPicture(services, reply, picture, 'public, max-age=86400, immutable');
  });
}
