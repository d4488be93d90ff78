import type { BoardSettings } from '@waymark/contract/all-settings';
import { type TemplateKind, templateKinds } from '@waymark/contract/all-mails';
import type { MailTemplateDetail } from '@waymark/contract/office/mail-templates';
import { sourceLanguage } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../platform/board/board.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import { renderLetter } from '../../../platform/mail/mail.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { listSettings } from '../board-settings/queries.ts';
import { changeTemplate, requireFitting } from './commands.ts';
import { exampleOf } from './example-rules.ts';
import { listVariables, standardOf } from './rules.ts';

/** The words of mails, for administrators (L-31). */
export function mailTemplateRoutes(app: App, services: Services): void {
  const { database, config, rateLimits, queue } = services;
  const { serve } = routesOf(app, services);
  const example = (kind: TemplateKind) => exampleOf(kind, config.publicUrl);

  const say = sayIn(sourceLanguage);

  async function describe(kind: TemplateKind): Promise<MailTemplateDetail> {
    const letter = example(kind);
    const { value, version } = (await listSettings(database)).mails;
    const own = (value as BoardSettings['mails'])[kind] ?? null;
    return {
      kind,
      standard: standardOf(kind, letter, say),
      own,
      version,
      variables: listVariables(kind, letter, say),
    };
  }

  serve('GET /staff/mail-templates', requireAdministrator, () => ({
    data: templateKinds.map((kind) => {
      const own = board.settings.mails[kind];
      return { kind, subject: renderLetter('', example(kind), own, say).subject, isOwn: own !== undefined };
    }),
  }));

  serve('GET /staff/mail-templates/:kind', requireAdministrator, async ({ params }) => ({
    data: await describe(params.kind),
  }));

  serve('PUT /staff/mail-templates/:kind', requireAdministrator, async ({ params, body }, { userId }) => {
    await rateLimits.consume('setting-user', userId);
    await changeTemplate(database, userId, { ...params, ...body });
    return { data: await describe(params.kind) };
  });

  serve(
    'POST /staff/mail-templates/:kind/preview',
    requireAdministrator,
    async ({ params, body }, { userId }) => {
      await rateLimits.consume('newsletter-preview-user', userId);
      requireFitting(params.kind, body.template);
      const { subject, html, text } = renderLetter('', example(params.kind), body.template, say);
      return { data: { subject, html, text } };
    },
  );

  serve('POST /staff/mail-templates/:kind/test', requireAdministrator, async ({ params, body }, viewer) => {
    await rateLimits.consume('mail-test-user', viewer.userId);
    requireFitting(params.kind, body.template);
    const { email } = viewer.account;
    const mail = renderLetter(email, example(params.kind), body.template, say);
    await queue.enqueue(database, 'send-mail', { ...mail, subject: msg`Test: ${mail.subject}` });
    return {
      message: msg`A test is on its way to ${email}. Its data are an example, and its links lead to nothing.`,
    };
  });
}
