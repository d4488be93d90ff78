import { plural } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';

/** When it is tried again; what is over is within a minute, as it is looked at each minute. */
export function describeRetry(say: Say, at: string, now = Date.now()): string {
  const minutes = Math.ceil((Date.parse(at) - now) / 60_000);
  if (minutes <= 1) return say`It is tried again within a minute.`;
  if (minutes < 90) return say`It is tried again in ${plural(minutes, 'minute')}.`;
  return say`It is tried again in ${plural(Math.round(minutes / 60), 'hour')}.`;
}
