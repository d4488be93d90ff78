import { type TemplateKind, templateKinds } from '@waymark/contract/all-mails';
import type { Say } from '@waymark/contract/text/say';
import { board } from '../../../platform/board/board.ts';
import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import { renderLetter } from '../../../platform/mail/mail.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { changeTemplate, requireFitting } from './commands.ts';
import { exampleOf } from './example-rules.ts';
import { describeTemplate } from './queries.ts';

/** Templates are words of the board's own language. */
const ownSay = () => sayIn(board.settings.languages.own);

/** The words of mails, for administrators (L-31). */
export function mailTemplateRoutes(app: App, services: Services): void {
  const { database, config, rateLimits, queue } = services;
  const { serve } = routesOf(app, services);
  const example = (kind: TemplateKind) => exampleOf(kind, config.publicUrl);

  const describe = (said: Say, kind: TemplateKind) =>
    describeTemplate(database, { letter: example(kind), kind, said });

  serve('GET /staff/mail-templates', requireAdministrator, () => ({
    data: templateKinds.map((kind) => {
      const own = board.settings.mails[kind];
      return {
        kind,
        subject: renderLetter('', example(kind), own, ownSay()).subject,
        isOwn: own !== undefined,
      };
    }),
  }));

  serve('GET /staff/mail-templates/:kind', requireAdministrator, async (request) => ({
    data: await describe(sayTo(request), request.params.kind),
  }));

  serve('PUT /staff/mail-templates/:kind', requireAdministrator, async (request, { userId }) => {
    const { params, body } = request;
    await rateLimits.consume('setting-user', userId);
    await changeTemplate(database, userId, { ...params, ...body });
    return { data: await describe(sayTo(request), params.kind) };
  });

  serve(
    'POST /staff/mail-templates/:kind/preview',
    requireAdministrator,
    async ({ params, body }, { userId }) => {
      await rateLimits.consume('newsletter-preview-user', userId);
      requireFitting(params.kind, body.template);
      const { subject, html, text } = renderLetter('', example(params.kind), body.template, ownSay());
      return { data: { subject, html, text } };
    },
  );

  serve('POST /staff/mail-templates/:kind/test', requireAdministrator, async (request, viewer) => {
    const { params, body } = request;
    const say = ownSay();
    await rateLimits.consume('mail-test-user', viewer.userId);
    requireFitting(params.kind, body.template);
    const { email } = viewer.account;
    const mail = renderLetter(email, example(params.kind), body.template, say);
    await queue.enqueue(database, 'send-mail', {
      ...mail,
      language: say.language,
      subject: say`Test: ${mail.subject}`,
    });
    return {
      message: sayTo(
        request,
      )`A test is on its way to ${email}. Its data are an example, and its links lead to nothing.`,
    };
  });
}
