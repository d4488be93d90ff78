import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { pictureSquareSchema } from '@waymark/contract/account-pictures';
import { authUserSchema } from '@waymark/contract/accounts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { invalidFields, parseFields } from '../../platform/http/parse-fields.ts';
import { withForm } from '../../platform/http/uploads.ts';
import type { Services } from '../../platform/services.ts';
import { changePicture, removePicture } from './picture-commands.ts';
import { pictureCacheSeconds, pictureMediaType } from './picture-constants.ts';
import { findPicture } from './picture-queries.ts';
import { pictureFormLimits } from './picture-rules.ts';
import { guard, requireUser } from './policy.ts';
import { presentUser } from './presenter.ts';

const pictureResponse = {
  description: 'The picture, 256 by 256 pixels.',
  content: { [pictureMediaType]: { schema: z.string().meta({ format: 'binary' }) } },
};

/** The picture of an account, whatever its role: one's own to change, anybody's to see who has its address. */
export function pictureRoutes(app: App, services: Services): void {
  const onRequest = guard(requireUser, services);

  app.post(
    '/profile-picture',
    { onRequest, schema: { consumes: ['multipart/form-data'], response: { 200: authUserSchema } } },
    async (request) => {
      const { userId } = await requireUser(request, services);
      await services.rateLimits.consume('picture-user', userId);
      const limits = pictureFormLimits(services.temporaryDirectory);
      const account = await withForm(request, limits, async ({ fields, file }) => {
        const square = parseFields(pictureSquareSchema, fields);
        if (!file) throw invalidFields({ picture: 'Please choose a picture.' });
        return changePicture(services, userId, file, square);
      });
      return { data: presentUser(account) };
    },
  );

  app.delete(
    '/profile-picture',
    { onRequest, schema: { response: { 200: authUserSchema } } },
    async (request) => {
      const { userId } = await requireUser(request, services);
      return { data: presentUser(await removePicture(services, userId)) };
    },
  );

  app.get(
    '/profile-pictures/:key',
    { schema: { params: z.strictObject({ key: z.string() }), response: { 200: pictureResponse } } },
    async (request, reply) => {
      const picture = await findPicture(services.database, request.params.key);
      if (!picture) throw new AppError('not_found', 'There is no picture at this address.');
      return sendPicture(reply, picture.size, await services.files.open(picture.storage_key));
    },
  );
}

/** Shown inside a page, unlike an attachment, and by nothing but an image: nothing in it runs or loads. */
function sendPicture(reply: FastifyReply, size: number, bytes: Readable): FastifyReply {
  return reply
    .headers({
      'content-type': pictureMediaType,
      'content-length': size,
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': `private, max-age=${pictureCacheSeconds}`,
      'x-content-type-options': 'nosniff',
    })
    .send(bytes);
}
