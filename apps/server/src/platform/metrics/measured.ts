import { channel } from 'node:diagnostics_channel';

/*
 * What is measured is published where it happens. Without a subscriber, which is the usual state, that costs one look.
 */

export interface MeasuredRequest {
  method: string;
  /** A pattern of the routes or the path of a page: there are only so many, whatever is asked for. */
  route: string;
  status: number;
  seconds: number;
}

export type MailOutcome = 'sent' | 'deferred' | 'refused';

export const measuredRequests = channel('waymark.request');
export const measuredMails = channel('waymark.mail');
