import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { directionOf } from '@waymark/contract/text/languages';
import type { Say } from '@waymark/contract/text/say';
import { msg, type Message } from '@waymark/contract/text/message';
import { unknownField } from '@waymark/contract/zod';
import { localPath } from '@waymark/contract/language-prefix';
import { board } from '../board/board.ts';
import { isRowGone, rowIsGone } from '../database/gone-row.ts';
import { AppError } from '../errors.ts';
import { describeStorageFailure, storageUnavailable } from '../files/storage-failure.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { invalidFields } from './parse-fields.ts';
import { sayTo } from './say-to.ts';
import { unreadableAddress } from './refuse-unreadable.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const style =
  ':root{color-scheme:light dark}body{max-width:32rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}h1{line-height:1.25}';

/**
 * The one handler: every failure leaves in the one shape, or as a page for people, and a 5xx never shows its
 * message.
 */
export function handleError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const changes = request.method !== 'GET' && request.method !== 'HEAD';
  const known = changes && isRowGone(error) ? rowIsGone(error) : toAppError(error);
  const storage = describeStorageFailure(known.cause);
  // A service that is down for a while logs that itself; a full disk does not.
  if (storage) request.log.error({ err: error }, storage);
  // Rare, so the log names it and the place.
  else if (isRowGone(known.cause)) request.log.warn({ err: error }, 'request came too late');
  else if (known.code === 'unavailable') request.log.info({ err: error }, 'request refused');
  else if (known.status >= 500) request.log.error({ err: error }, 'request failed');
  if (known.detail.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(known.detail.retryAfterSeconds));
  }
  reply.status(known.status);
  const say = sayTo(request);
  return asksForPage(request) ? sendRefusalPage(reply, say, known.said) : reply.send(known.toBody(say));
}

function toAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  if (describeStorageFailure(error)) return storageUnavailable(error);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const refusal = invalidInput(error.validation);
    // An address whose id is no id leads nowhere; only what is sent along can be corrected.
    return error.validationContext === 'params' ? new AppError('not_found', refusal.said) : refusal;
  }
  if (!isResponseSerializationError(error) && 'statusCode' in error) {
    const translated = fromFastify(error);
    if (translated) return translated;
  }
  return new AppError('internal', msg`Something went wrong on our side. Please try again in a minute.`);
}

interface Issue {
  keyword?: string;
  instancePath: string;
  message?: string;
  params?: Record<string, unknown>;
}

function invalidInput(issues: readonly Issue[]): AppError {
  const fields: Record<string, Message> = {};
  let whole: string | undefined;
  for (const issue of issues) {
    const name = nameOf(issue);
    if (name !== '') fields[name] ??= problemOf(issue);
    else whole ??= issue.keyword === 'invalid_type' ? noObject : issue.message;
  }
  // The whole of it is at fault and no field.
  if (Object.keys(fields).length === 0 && whole) return new AppError('invalid_input', whole);
  return invalidFields(fields);
}

const noObject = msg`The request has no fields that could be read. Send them as one JSON object.`;

function problemOf({ message, params }: Issue): Message {
  const unknown = unknownOf(params);
  return unknown === undefined ? (message ?? msg`This value is not accepted.`) : unknownField(unknown);
}

const unknownOf = (params: Issue['params']): string | undefined =>
  Array.isArray(params?.['keys']) ? (params['keys'] as string[])[0] : undefined;

/** The path of the field; an unknown one stands in no path, so its own name is given. */
function nameOf({ instancePath, params }: Issue): string {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const unknown = unknownOf(params);
  return [path, unknown].filter(Boolean).join('.');
}

/** Fastify's own refusals, in our sentences; undefined for what is really a failure of ours. */
function fromFastify(error: FastifyError): AppError | undefined {
  switch (error.statusCode) {
    case 400:
      if (error.code === 'FST_ERR_BAD_URL') return unreadableAddress();
      return new AppError(
        'invalid_input',
        msg`The request could not be read. Send well-formed JSON in UTF-8.`,
      );
    // A path that leads out of the files of the build.
    case 403:
    case 404:
      return new AppError('not_found', msg`There is nothing at this address.`);
    case 413:
      return new AppError('too_large', msg`The request is too large. Send at most 1 MB of JSON.`);
    case 414:
      return new AppError('invalid_input', msg`The address is too long. Use fewer or shorter filters.`);
    case 415:
      return new AppError(
        'unsupported_file',
        msg`Send JSON with the header "Content-Type: application/json".`,
      );
    case 503:
      return new AppError('unavailable', msg`The service is restarting. Please try again in a few seconds.`);
    default:
      return undefined;
  }
}

/** Whether a browser asks for something to be shown, and not a program for data. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || /^\/api(?:[/?]|$)/.test(url)) return false;
  return headers.accept?.includes('text/html') ?? false;
}

/** A refusal as a page, of the sentence and a way on: nothing that could fail as well is asked for it. */
function sendRefusalPage(reply: FastifyReply, say: Say, message: Message): FastifyReply {
  const { name } = board.settings;
  const head = say`This page cannot be shown`;
  // Routes that may be framed by other sites have set their own policy.
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
  return reply
    .headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${say.language}" dir="${directionOf(say.language)}"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        `<meta name="robots" content="noindex"><title>${escapeHtml(`${head} · ${name}`)}</title><style>${style}</style>` +
        `</head><body><main><h1>${escapeHtml(head)}</h1><p>${escapeHtml(say(message))}</p><p>` +
        `<a href="${localPath('/home', say.language)}">${escapeHtml(say`Back to ${name}`)}</a></p></main></body></html>`,
    );
}
