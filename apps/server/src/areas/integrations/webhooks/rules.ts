import { randomBytes } from 'node:crypto';
import type { WebhookEvent, webhookTest } from '@waymark/contract/integrations/webhook-choices';
import { jobDetailPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { Webhook } from 'standardwebhooks';
import type { WebhookDetail } from '../tables.ts';
import { retrySeconds } from './constants.ts';

export interface WebhookMessage {
  /** The same at every attempt: by it a receiver knows what it has had. */
  id: string;
  type: WebhookEvent | typeof webhookTest;
  occurredAt: Date;
  detail: WebhookDetail;
}

/** The body of a webhook: type, time and ids, and the address of a job's page. Receivers get details from the API. */
export function writePayload({ type, occurredAt, detail }: WebhookMessage, publicUrl: string): string {
  const { jobId } = detail;
  const data = { ...detail, ...(jobId !== undefined && { jobUrl: publicUrl + jobDetailPath(jobId) }) };
  return JSON.stringify({ type, timestamp: occurredAt.toISOString(), data });
}

/** A secret of 256 bits in the form that Standard Webhooks fixes. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/**
 * The headers of Standard Webhooks: id, seconds since 1970, and a signature by each secret, so that a receiver may
 * change from one to the other at any time while both are valid.
 */
export function signWebhook(
  id: string,
  payload: string,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): Record<string, string> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, now, payload));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

/** Seconds until a delivery is tried again that was refused so often. */
export function retryAfter(attempts: number): number {
  return retrySeconds[Math.min(attempts, retrySeconds.length) - 1] ?? retrySeconds[0];
}

/** Why an answer with this status counts as none. */
export const noReceipt = (status: number) =>
  msg`The receiver answered with ${status}. Only 200 to 299 count as received.`;
