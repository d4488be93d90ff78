import { channel } from 'node:diagnostics_channel';

/*
 * Measurements are published where they happen. Without a subscriber, which is the usual state, that costs one look.
 */

export interface MeasuredRequest {
  method: string;
  /** A pattern of the routes or the path of a page: their number has a bound, whatever is asked for. */
  route: string;
  status: number;
  seconds: number;
}

export type MailOutcome = 'sent' | 'deferred' | 'refused';

export const measuredRequests = channel('waymark.request');
export const measuredMails = channel('waymark.mail');
