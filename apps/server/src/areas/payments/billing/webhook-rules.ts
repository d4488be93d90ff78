import type { UnsignedReason } from '@waymark/contract/payments/choices/webhooks';
import { Webhook } from 'standardwebhooks';
import { AppError } from '../../../platform/errors.ts';

const signedHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
type Headers = Record<string, string | string[] | undefined>;

/** As Standard Webhooks has it. */
const toleranceSeconds = 5 * 60;

/** Whether the signature is that of the checkout, of these bytes, and made within five minutes of now. */
export function isSigned(secret: string, body: Buffer, headers: Headers): boolean {
  const given = Object.fromEntries(signedHeaders.map((name) => [name, headerOf(headers, name)]));
  try {
    new Webhook(secret).verify(body, given, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}

/**
 * What is wrong with a webhook that is not signed as it should be: for us to know, and nothing that a forger learns.
 */
export function findUnsignedReason(headers: Headers, now = new Date()): UnsignedReason {
  const [id, at, signature] = signedHeaders.map((name) => headerOf(headers, name));
  if (!id || !at || !signature) return 'headers';
  const age = Math.abs(now.getTime() / 1000 - Number(at));
  return age > toleranceSeconds ? 'time' : 'signature';
}

/** What a webhook calls itself. */
export function idOf(headers: Headers): string {
  return headerOf(headers, 'webhook-id');
}

function headerOf(headers: Headers, name: (typeof signedHeaders)[number]): string {
  return String(headers[name] ?? '');
}

/** The JSON of a webhook. Throws `invalid_input` where it is none. */
export function parseEvent(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw new AppError('invalid_input', 'The request could not be read. Send well-formed JSON in UTF-8.');
  }
}
