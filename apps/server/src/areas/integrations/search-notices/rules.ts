import type { NoticeChannel } from '@waymark/contract/integrations/choices';
import { msg } from '@waymark/contract/text/message';
import { addressOfHost, isPublicAddress } from '../../../platform/outbound/address-rules.ts';
import type { Config } from '../../../platform/config.ts';
import { maxRetryMinutes } from './constants.ts';

/** Names that never lead to a public server (RFC 2606, RFC 6762, RFC 9476 and ICANN's .internal). */
const privateNames = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|test|example|invalid|alt)$/;

/** Whether search engines can open the pages of a board at this address. */
export function isPublicBoard(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'https:') return false;
  const address = addressOfHost(hostname);
  if (address !== undefined) return isPublicAddress(address);
  return hostname.includes('.') && !privateNames.test(hostname.replace(/\.$/, ''));
}

/** Why a channel tells nothing, as a sentence that says what to do; empty where it can. */
export function findObstacle(
  channel: NoticeChannel,
  config: Pick<Config, 'publicUrl' | 'googleIndexing'>,
): string {
  if (!isPublicBoard(config.publicUrl))
    return msg`Search engines cannot open this board: set PUBLIC_URL to its public address with https://.`;
  if (channel === 'google' && config.googleIndexing.keyFile === undefined)
    return msg`No service account is set: name its key file in GOOGLE_INDEXING_KEY_FILE.`;
  return '';
}

/** When a channel that has failed so often in a row is tried again. `waitSeconds`: what it asked for itself. */
export function retryAt(failures: number, now: Date, waitSeconds = 0): Date {
  const minutes = Math.min(2 ** Math.min(failures, 20), maxRetryMinutes);
  return new Date(now.getTime() + Math.max(minutes * 60, Math.min(waitSeconds, 86_400)) * 1000);
}

/** The day of a moment in a time zone, YYYY-MM-DD. */
export function dayIn(zone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now);
}
