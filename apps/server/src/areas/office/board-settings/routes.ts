import { markFieldsSchema, type SettingsSurroundings } from '@waymark/contract/office/board-settings';
import type { LegalText } from '@waymark/contract/office/choices';
import { msg } from '@waymark/contract/text/message';
import { contactOf, senderOf } from '../../../platform/board/board-rules.ts';
import { board } from '../../../platform/board/board.ts';
import { legalTexts } from '../../../platform/board/legal-texts.ts';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { invalidFields, parseFields } from '../../../platform/http/parse-fields.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { withForm } from '../../../platform/http/uploads.ts';
import { sendPicture } from '../../../platform/pictures/send-picture.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { changeSetting, changeMark, markFormLimits } from './commands.ts';
import { findMark, listSettingChanges, listSettings } from './queries.ts';
import { drawIcon } from './rules.ts';

const forever = 'public, max-age=31536000, immutable';

/** How the board is set up: administrators change it, everybody sees its mark. */
export function boardSettingRoutes(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);
  const { database, config, rateLimits } = services;

  serve('GET /staff/settings', requireAdministrator, async () => {
    const { name, address } = senderOf({ ...board.settings, sender: null }, config);
    const surroundings = {
      sender: `${name} <${address}>`,
      contactEmail: contactOf({ ...board.settings, contact: null }, config).email,
      legal: describeLegalTexts(),
    };
    return { data: { settings: await listSettings(database), surroundings } };
  });

  serve('PUT /staff/settings/:key', requireAdministrator, async ({ params, body }, { userId }) => {
    await rateLimits.consume('setting-user', userId);
    return { data: await changeSetting(database, userId, { key: params.key, ...body }) };
  });

  serve('GET /staff/settings/:key/changes', requireAdministrator, async ({ params }) => ({
    data: await listSettingChanges(database, params.key),
  }));

  serve('POST /staff/board-mark', requireAdministrator, async (request, { userId }) => {
    await rateLimits.consume('setting-user', userId);
    const limits = markFormLimits(services.temporaryDirectory);
    const data = await withForm(request, limits, async ({ fields, file }) => {
      const { version } = parseFields(markFieldsSchema, fields);
      if (!file) throw invalidFields({ mark: msg`Please choose a picture.` });
      return changeMark(services, userId, file, { version });
    });
    return { data };
  });

  serveAll('GET /board-marks/:markId', async ({ params }, _viewer, reply) => {
    const mark = await findMark(services.database, params.markId);
    if (!mark) throw new AppError('not_found', msg`There is no mark at this address.`);
    return sendPicture(services, reply, mark, forever);
  });

  serveAll('GET /board-icons/:colour', ({ params }, _viewer, reply) =>
    reply
      .headers({
        'content-type': 'image/svg+xml',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': forever,
      })
      .send(drawIcon(`#${params.colour}`)),
  );
}

function describeLegalTexts(): SettingsSurroundings['legal'] {
  const describe = (text: LegalText) => ({
    version: legalTexts.current(text).version,
    template: legalTexts.writeTemplate(text),
  });
  return {
    terms: describe('terms'),
    privacy: describe('privacy'),
    imprint: describe('imprint'),
    fraudPolicy: describe('fraudPolicy'),
  };
}

/** Beside the pages: where browsers and others look for an icon without having read a page. */
export function iconRoutes(app: App): void {
  app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .redirect(board.shown.markUrl ?? board.shown.drawnIconUrl ?? '/favicon.svg'),
  );
}
