import { directionOf } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { AppError } from '../errors.ts';
import type { App } from '../http/app.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { sayTo } from '../http/say-to.ts';
import type { Mail } from '../mail/mail.ts';

const shown = 100;
const captured = msg`Captured mail`;
const examplesTitle = msg`How each mail looks`;
const params = z.strictObject({ mailId: z.uuid() });
// The mails' own markup must not run or load anything here.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const framePolicy = `${policy}; sandbox allow-top-navigation-by-user-activation`;

/** An example of each kind of mail. */
export interface MailExamples {
  kinds: readonly { value: string; label: string }[];
  /** Undefined for another kind. */
  render: (kind: string) => Pick<Mail, 'subject' | 'html' | 'text'> | undefined;
}

/**
 * The captured mails, readable in the browser: demo mode without SMTP only, since they hold live links. Beside them
 * how each kind of mail looks.
 */
export function mailboxRoutes(
  app: App,
  database: Kysely<Tables>,
  { publicUrl, examples }: { publicUrl: string; examples: MailExamples },
): void {
  const onRequest = refuseOtherHosts(publicUrl);
  const hidden = { onRequest, schema: { hide: true } } as const;
  app.get('/dev/mail', hidden, async (request, reply) => {
    const say = sayTo(request);
    const mails = await database
      .selectFrom('captured_mails')
      .select(['id', 'recipient', 'subject', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(shown)
      .execute();
    const rows = mails.map(
      (mail) =>
        `<li><a href="/dev/mail/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong>` +
        `<span>${escapeHtml(mail.recipient)}</span>` +
        `<time>${mail.created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></a></li>`,
    );
    const body =
      rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${escapeHtml(say`No mail has been sent yet.`)}</p>`;
    return reply
      .type('text/html')
      .header('content-security-policy', policy)
      .send(
        page(
          say,
          say(captured),
          `<p><a href="/dev/mail/examples">${escapeHtml(say(examplesTitle))}</a></p>${body}`,
        ),
      );
  });

  exampleRoutes(app, onRequest, examples);

  mailRoutes(app, database, onRequest);
}

function mailRoutes(
  app: App,
  database: Kysely<Tables>,
  onRequest: ReturnType<typeof refuseOtherHosts>,
): void {
  const mailRoute = { onRequest, schema: { hide: true, params } };
  app.get('/dev/mail/:mailId', mailRoute, async (request, reply) => {
    const say = sayTo(request);
    const mail = await findMail(database, request.params.mailId);
    const headers = Object.entries(mail.headers).map(
      ([name, value]) => `<p class="header">${escapeHtml(`${name}: ${value}`)}</p>`,
    );
    const calendar =
      mail.calendar === null ? '' : `<p><a href="/dev/mail/${mail.id}/calendar">interview.ics</a></p>`;
    const body =
      `<p><a href="/dev/mail">${escapeHtml(say`All mail`)}</a></p><p>${escapeHtml(say`To ${mail.recipient}`)}</p>` +
      headers.join('') +
      calendar +
      writeMail(say, `/dev/mail/${mail.id}/html`, mail.text);
    return reply
      .type('text/html')
      .header('content-security-policy', policy)
      .send(page(say, mail.subject, body));
  });

  app.get('/dev/mail/:mailId/html', mailRoute, async (request, reply) => {
    const mail = await findMail(database, request.params.mailId);
    return reply.type('text/html').header('content-security-policy', framePolicy).send(inFrame(mail.html));
  });

  app.get('/dev/mail/:mailId/calendar', mailRoute, async (request, reply) => {
    const { calendar } = await findMail(database, request.params.mailId);
    if (calendar === null) throw new AppError('not_found', msg`This mail brings no appointment.`);
    return reply
      .type('text/calendar')
      .header('content-disposition', 'attachment; filename="interview.ics"')
      .send(calendar);
  });
}

function exampleRoutes(
  app: App,
  onRequest: ReturnType<typeof refuseOtherHosts>,
  examples: MailExamples,
): void {
  app.get('/dev/mail/examples', { onRequest, schema: { hide: true } }, async (request, reply) => {
    const say = sayTo(request);
    const rows = examples.kinds.map(
      ({ value, label }) =>
        `<li><a href="/dev/mail/examples/${value}"><strong>${escapeHtml(say(label))}</strong><span>${value}</span></a></li>`,
    );
    const body = `<p><a href="/dev/mail">${escapeHtml(say(captured))}</a></p><ul>${rows.join('')}</ul>`;
    return reply
      .type('text/html')
      .header('content-security-policy', policy)
      .send(page(say, say(examplesTitle), body));
  });
  const route = { onRequest, schema: { hide: true, params: z.strictObject({ kind: z.string().max(60) }) } };
  const find = (kind: string) => {
    const mail = examples.render(kind);
    if (!mail) throw new AppError('not_found', msg`There is no mail of this kind.`);
    return mail;
  };
  app.get('/dev/mail/examples/:kind', route, async (request, reply) => {
    const say = sayTo(request);
    const { kind } = request.params;
    const { subject, text } = find(kind);
    const body =
      `<p><a href="/dev/mail/examples">${escapeHtml(say`All kinds`)}</a></p>` +
      writeMail(say, `/dev/mail/examples/${kind}/html`, text);
    return reply
      .type('text/html')
      .header('content-security-policy', policy)
      .send(page(say, subject, body));
  });
  app.get('/dev/mail/examples/:kind/html', route, async ({ params: { kind } }, reply) =>
    reply
      .type('text/html')
      .header('content-security-policy', framePolicy)
      .send(inFrame(find(kind).html)),
  );
}

/** Its links leave the frame; nothing in it runs. */
const inFrame = (html: string) =>
  html.replace('<body', '<head><meta charset="utf-8"><base target="_top"></head><body');

/**
 * The mailbox answers under the configured host and on the machine itself. A page of another site whose name leads
 * here (DNS rebinding), or a tunnel that makes a demo reachable from outside, finds nothing.
 */
function refuseOtherHosts(publicUrl: string) {
  const known = new Set(['localhost', '127.0.0.1', '[::1]', new URL(publicUrl).hostname]);
  const isKnown = (host: string) => known.has(URL.parse(`http://${host.trim()}`)?.hostname ?? '');
  return async ({ headers }: FastifyRequest): Promise<void> => {
    const forwarded = [headers['x-forwarded-host'] ?? []].flat().flatMap((value) => value.split(','));
    if (headers.host !== undefined && [headers.host, ...forwarded].every(isKnown)) return;
    throw new AppError('not_found', msg`There is nothing at this address.`);
  };
}

async function findMail(database: Kysely<Tables>, mailId: string) {
  const mail = await database
    .selectFrom('captured_mails')
    .selectAll()
    .where('id', '=', mailId)
    .executeTakeFirst();
  if (!mail) throw new AppError('not_found', msg`There is no mail with this address.`);
  return mail;
}

const style = `:root{color-scheme:light dark}body{max-width:44rem;margin:3rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}
ul{padding:0;list-style:none}li a{display:grid;grid-template-columns:1fr auto;gap:.125rem 1rem;padding:.75rem 0;border-bottom:1px solid #8884;color:inherit;text-decoration:none}
li a:hover strong{text-decoration:underline}li span,li time{font-size:.875rem;opacity:.75}li time{grid-row:1;grid-column:2}
iframe{width:100%;height:26rem;border:1px solid #8884;border-radius:.5rem}
pre{padding:1rem;border:1px solid #8884;white-space:pre-wrap;overflow-wrap:anywhere}.header{margin:0 0 .25rem;font:.8125rem/1.5 monospace;overflow-wrap:anywhere}`;

/** A mail in its frame, and as text. */
const writeMail = (say: Say, path: string, text: string) =>
  `<iframe title="${escapeHtml(say`The mail`)}" src="${path}"></iframe>` +
  `<h2>${escapeHtml(say`As text`)}</h2><pre>${escapeHtml(text)}</pre>`;

function page({ language }: Say, title: string, body: string): string {
  return (
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body>` +
    `<h1>${escapeHtml(title)}</h1>${body}</body></html>`
  );
}
