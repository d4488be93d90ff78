import { plural } from '@waymark/contract/text/format';

/** "in 5 minutes", "in 2 hours"; what is over is "within a minute", as it is looked at each minute. */
export function formatUntil(at: string, now = Date.now()): string {
  const minutes = Math.ceil((Date.parse(at) - now) / 60_000);
  if (minutes <= 1) return 'within a minute';
  if (minutes < 90) return `in ${plural(minutes, 'minute', 'minutes')}`;
  return `in ${plural(Math.round(minutes / 60), 'hour', 'hours')}`;
}
