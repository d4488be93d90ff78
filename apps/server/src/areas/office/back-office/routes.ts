import { msg } from '@waymark/contract/text/message';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { board } from '../../../platform/board/board.ts';
import { listDeploymentWarnings, listOperatorWarnings } from '../../../platform/deployment-warnings.ts';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { attachmentHeaders } from '../../../platform/http/send-attachment.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { writeCsv } from '../../../platform/write-csv.ts';
import { requireStaff, requireAdministrator, requireModerator } from '../../identity/accounts/policy.ts';
import { isSameSecret } from '../../payments/billing/rules.ts';
import { resendMail, setMailAside, noteMailReport } from './commands.ts';
import { answerMessage, holdMessage, markCallBack, markMessage } from './message-commands.ts';
import { getMessage, listCallBacks, listMessages } from './message-queries.ts';
import {
  addPackage,
  changePackage,
  movePackage,
  retirePackage,
} from '../../payments/career-services/package-commands.ts';
import { listAllPackages, listAllRedirects, listQueues, listRedirects, listStaffMails } from './queries.ts';
import { addRedirect, removeRedirect } from './redirect-commands.ts';
import { changeUser, startMfaReset } from './user-commands.ts';
import { getStaffUser, listStaffUsers } from './user-queries.ts';

/** Where staff begins. */
export function overviewRoutes(app: App, services: Services): void {
  routesOf(app, services).serve('GET /staff/overview', requireStaff, async (request, { staffRole }) => {
    const say = sayTo(request);
    const warnings = [
      ...listDeploymentWarnings(services.config),
      ...listOperatorWarnings(board.settings, services.config),
    ];
    return {
      data: await listQueues(services.database, staffRole),
      warnings: warnings.map((warning) => say(warning)),
    };
  });
}

/** Mails and what has become of them, as those see them who run the board (J-5). */
export function staffMailRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/mails', requireAdministrator, ({ query }) => listStaffMails(database, query));

  serve('POST /staff/mails/:mailId/resend', requireAdministrator, async ({ params }, { userId }) => {
    await resendMail(database, { ...params, staffId: userId });
    return { message: msg`It is being sent again.` };
  });

  serve('POST /staff/mails/:mailId/set-aside', requireAdministrator, async ({ params }, { userId }) => {
    await setMailAside(database, { ...params, staffId: userId });
    return { message: msg`Set aside. What it says is forgotten.` };
  });
}

/** Old paths and where they lead, as those see them who look after the board (J-5). */
export function redirectRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/redirects', requireModerator, ({ query }) => listRedirects(database, query.page));

  serve('GET /staff/redirects/file', requireModerator, async (request, viewer, reply) => {
    await services.rateLimits.consume('import-export-user', viewer.userId);
    const say = sayTo(request);
    const bytes = Buffer.from(
      writeCsv([[say`Old path`, say`Leads to`], ...(await listAllRedirects(database))]),
    );
    return reply
      .headers(attachmentHeaders({ name: 'redirects.csv', media_type: 'text/csv', size: bytes.length }))
      .send(bytes);
  });

  serve('POST /staff/redirects', requireModerator, async (request, { userId }) => {
    const { body } = request;
    await addRedirect(database, { ...body, staffId: userId });
    return { message: sayTo(request)`${body.fromPath} now leads to ${body.toPath}.` };
  });

  serve('DELETE /staff/redirects/:redirectId', requireModerator, async ({ params }, { userId }) => {
    await removeRedirect(database, { ...params, staffId: userId });
    return { message: msg`Removed.` };
  });
}

/** A report quotes the mail that it is about, and none of ours is nearly as long. */
const reportMaxBytes = 512 * 1024;

/**
 * What the mail server has to say of mails that it had taken: whole messages, as it received them (RFC 3464).
 */
export function mailReportRoutes(app: App, services: Services): void {
  const { config, database, rateLimits } = services;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    // Before the message is read, so that a caller without the secret costs nothing.
    scope.addHook('onRequest', async ({ headers, ip }) => {
      const secret = config.mailReportsSecret;
      if (secret === undefined) throw new AppError('not_found', msg`No reports about mails are taken here.`);
      await rateLimits.consume('mail-report-address', ip);
      const [, given = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
      if (!isSameSecret(given, secret)) {
        throw new AppError('unauthenticated', msg`The secret of the reports about mails is not right.`);
      }
    });
    routesOf(scope.withTypeProvider<ZodTypeProvider>(), services).serveAll(
      'POST /partner/mail-reports',
      async ({ body }) => ({
        message: (await noteMailReport(database, body)) ? msg`Noted.` : msg`Nothing to note.`,
      }),
      { bodyLimit: reportMaxBytes },
    );
  });
}

const done = {
  suspend: msg`Suspended, and signed out everywhere. The person has been told why.`,
  reinstate: msg`Reinstated. The person has been told.`,
  'end-sessions': msg`Signed out everywhere.`,
  erase: msg`The erasure has begun. The person has been told, and may keep the account until then.`,
} as const;

/** Accounts as those see them who look after the board (J-5). */
export function staffUserRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/users', requireModerator, ({ query }) => listStaffUsers(database, query));

  serve('GET /staff/users/:userId', requireModerator, async ({ params }, viewer) => ({
    data: await getStaffUser(database, viewer, params.userId),
  }));

  serve('POST /staff/users/:userId/changes', requireModerator, async ({ params, body }, viewer) => {
    await changeUser(services, viewer, { ...params, ...body });
    // Of a suspended employer the postings close.
    await services.changes.settledEverywhere();
    return { message: done[body.change] };
  });

  serve(
    'POST /staff/users/:userId/second-step-reset',
    requireAdministrator,
    async ({ params, body }, viewer) => {
      await services.rateLimits.consume('support-user', viewer.userId);
      await startMfaReset(services, viewer, { ...params, ...body });
      return { message: msg`The link is on its way to the person. Nothing changes until they confirm it.` };
    },
  );
}

/** What is sold, as those see it who run the board (D-1, J-5). */
export function staffPackageRoutes(app: App, services: Services): void {
  const { database, config } = services;
  const { serve } = routesOf(app, services);
  const editorOf = (staffId: string) => ({ staffId, origin: config.checkout?.origin });

  serve('GET /staff/packages', requireAdministrator, async () => ({ data: await listAllPackages(database) }));

  serve('POST /staff/packages', requireAdministrator, async (request, { userId }) => {
    await addPackage(database, editorOf(userId), request.body);
    return { message: sayTo(request)`${request.body.packageName} is on sale.` };
  });

  serve('PUT /staff/packages/:productId', requireAdministrator, async (request, { userId }) => {
    const { params, body } = request;
    await changePackage(database, editorOf(userId), params.productId, body);
    return { message: sayTo(request)`${body.packageName} is changed.` };
  });

  serve(
    'PUT /staff/packages/:productId/place',
    requireAdministrator,
    async ({ params, body }, { userId }) => {
      await movePackage(database, editorOf(userId), params.productId, body.direction);
      return { message: msg`Moved.` };
    },
  );

  serve(
    'PUT /staff/packages/:productId/retired',
    requireAdministrator,
    async ({ params, body }, { userId }) => {
      await retirePackage(database, editorOf(userId), params.productId, body.retired);
      return {
        message: body.retired ? msg`It is off sale.` : msg`It is on sale again, at the end of the list.`,
      };
    },
  );
}

const marked = {
  open: msg`It waits for an answer again.`,
  answered: msg`Noted as answered.`,
  spam: msg`Sorted out as spam.`,
} as const;

/** Messages of the contact page and requested calls, as staff sees them (J-5). */
export function staffMessageRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/messages', requireModerator, ({ query }, { userId }) =>
    listMessages(database, userId, query),
  );

  serve('GET /staff/messages/:messageId', requireModerator, async ({ params }, { userId }) => ({
    data: await getMessage(database, userId, params.messageId),
  }));

  serve('POST /staff/messages/:messageId/hold', requireModerator, async ({ params }, { userId }) => {
    await holdMessage(database, { ...params, staffId: userId });
    return { message: msg`It is yours for a while.` };
  });

  serve('POST /staff/messages/:messageId/answers', requireModerator, async ({ params, body }, { userId }) => {
    await answerMessage(services, { ...params, ...body, staffId: userId });
    return { message: msg`Your answer is on its way.` };
  });

  serve('PUT /staff/messages/:messageId', requireModerator, async ({ params, body }, { userId }) => {
    await markMessage(database, { ...params, ...body, staffId: userId });
    return { message: marked[body.state] };
  });

  serve('GET /staff/call-backs', requireModerator, ({ query }) => listCallBacks(database, query));

  serve('PUT /staff/call-backs/:callBackId', requireModerator, async ({ params, body }, { userId }) => {
    await markCallBack(database, { ...params, ...body, staffId: userId });
    return { message: body.done ? msg`Noted as called.` : msg`It waits for a call.` };
  });
}
