import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { isSameSecret } from '../../payments/billing/rules.ts';
import { noteMailReport } from './mail-report-commands.ts';

/** A report quotes the mail that it is about, and none of ours is nearly as long. */
const reportMaxBytes = 512 * 1024;

/** What the mail server has to say of mails that it had taken: whole messages, as it received them (RFC 3464). */
export function mailReportRoutes(app: App, services: Services): void {
  const { config, database, rateLimits } = services;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    // Before the message is read: whoever has not the secret costs nothing.
    scope.addHook('onRequest', async ({ headers, ip }) => {
      const secret = config.mailReportsSecret;
      if (secret === undefined) throw new AppError('not_found', 'No reports about mails are taken here.');
      await rateLimits.consume('mail-report-address', ip);
      const [, given = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
      if (!isSameSecret(given, secret)) {
        throw new AppError('unauthenticated', 'The secret of the reports about mails is not right.');
      }
    });
    routesOf(scope.withTypeProvider<ZodTypeProvider>(), services).serveAll(
      'POST /partner/mail-reports',
      async ({ body }) => ({
        message: (await noteMailReport(database, body)) ? 'Noted.' : 'Nothing to note.',
      }),
      { bodyLimit: reportMaxBytes },
    );
  });
}
