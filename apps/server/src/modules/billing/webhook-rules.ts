import { Webhook } from 'standardwebhooks';
import { AppError } from '../../platform/errors.ts';

const signedHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
type Headers = Record<string, string | string[] | undefined>;

/**
 * The JSON of a webhook whose signature is right and whose time is within five minutes of ours, and its id.
 * Throws `unauthenticated`, whatever was wrong: a forger learns nothing.
 */
export function openWebhook(secret: string, body: Buffer, headers: Headers): { id: string; event: unknown } {
  const given = Object.fromEntries(signedHeaders.map((name) => [name, String(headers[name] ?? '')]));
  try {
    new Webhook(secret).verify(body, given, { jsonParse: false });
  } catch {
    throw new AppError('unauthenticated', 'The signature of this webhook is not right or too old.');
  }
  return { id: given['webhook-id'] ?? '', event: parse(body) };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw new AppError('invalid_input', 'The request could not be read. Send well-formed JSON in UTF-8.');
  }
}
