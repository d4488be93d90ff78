import type { IncomingHttpHeaders } from 'node:http';
import type { LogoSize } from '@waymark/contract/companies/choices';
import { companyPictureFieldsSchema } from '@waymark/contract/companies/media';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { invalidFields, parseFields } from '../../../platform/http/parse-fields.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { withForm } from '../../../platform/http/uploads.ts';
import { sendPicture } from '../../../platform/pictures/send-picture.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployer, requireRecruiter } from '../../identity/accounts/policy.ts';
import { changeLogo, removeLogo, addPicture, describePicture, removePicture } from './commands.ts';
import { findLogo, findPictureFile, getMedia } from './queries.ts';
import { logoFormLimits, pictureFormLimits, isAskedByOurPages } from './rules.ts';

/** For a company that is not public: not cached at all. */
const keepNowhere = 'private, no-store';

/** A URL never shows another picture; a shared cache asks again, as a company may be suspended. */
const cacheForever = 'public, max-age=31536000, s-maxage=3600, immutable';

/** Logo and pictures of a company. */
export function companyMediaRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);

  serve('GET /company-media', requireEmployer, async (_request, { companyId }) => ({
    data: await getMedia(services.database, companyId),
  }));

  serve('POST /company-logo', requireRecruiter, async (request, viewer) => {
    await services.rateLimits.consume('company-media', viewer.companyId);
    await withForm(request, logoFormLimits(services.temporaryDirectory), async ({ file }) => {
      if (!file) throw invalidFields({ logo: msg`Please choose a picture.` });
      await changeLogo(services, viewer, file);
    });
    return changedMedia(services, viewer.companyId);
  });

  serve('DELETE /company-logo', requireRecruiter, async (_request, viewer) => {
    await removeLogo(services, viewer);
    return changedMedia(services, viewer.companyId);
  });

  serve('POST /company-pictures', requireRecruiter, async (request, viewer) => {
    await services.rateLimits.consume('company-media', viewer.companyId);
    const limits = pictureFormLimits(services.temporaryDirectory);
    await withForm(request, limits, async ({ fields, file }) => {
      const { alternativeText } = parseFields(companyPictureFieldsSchema, fields);
      if (!file) throw invalidFields({ picture: msg`Please choose a picture.` });
      await addPicture(services, viewer, file, alternativeText);
    });
    return changedMedia(services, viewer.companyId);
  });

  serve('PUT /company-pictures/:pictureId', requireRecruiter, async ({ params, body }, viewer) => {
    await describePicture(services.database, viewer, params.pictureId, body.alternativeText);
    return changedMedia(services, viewer.companyId);
  });

  serve('DELETE /company-pictures/:pictureId', requireRecruiter, async ({ params }, viewer) => {
    await removePicture(services, viewer, params.pictureId);
    return changedMedia(services, viewer.companyId);
  });
}

/** Waits until public pages have the change: they are opened next. */
async function changedMedia(services: Services, companyId: string) {
  await services.changes.settledEverywhere();
  return { data: await getMedia(services.database, companyId) };
}

/** The files of logos and pictures. */
export function companyPictureRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);
  const { database, config } = services;
  const isShown = ({ is_public: isPublic }: { is_public: boolean }, headers: IncomingHttpHeaders) =>
    isPublic || isAskedByOurPages(headers, config.publicUrl);

  serveAll('GET /company-logos/:logoId', async ({ params, query, headers }, _viewer, reply) => {
    const logo = await findLogo(database, params.logoId, Number(query.size) as LogoSize);
    if (!logo || !isShown(logo, headers)) {
      throw new AppError('not_found', msg`There is no logo at this address.`);
    }
    return sendPicture(services, reply, logo, logo.is_public ? cacheForever : keepNowhere);
  });

  serveAll('GET /company-pictures/files/:fileId', async ({ params, headers }, _viewer, reply) => {
    const picture = await findPictureFile(database, params.fileId);
    if (!picture || !isShown(picture, headers)) {
      throw new AppError('not_found', msg`There is no picture at this address.`);
    }
    return sendPicture(services, reply, picture, picture.is_public ? cacheForever : keepNowhere);
  });
}
