import type { KeepRule } from '../settings/backup-settings.ts';
import { newestFirst } from './archive-format.ts';

const dayMs = 86_400_000;

/**
 * The names that are not kept: of each of the newest days, weeks (from Monday) and months that have a backup, in UTC,
 * the newest stays. The newest of all stays whatever the rule; a file that is no backup is never named.
 */
export function listSurplus(names: readonly string[], rule: KeepRule): string[] {
  const backups = newestFirst(names);
  const kept = new Set(backups.slice(0, 1));
  const spans = [
    [rule.days, (at: Date) => at.toISOString().slice(0, 10)],
    [rule.weeks, weekOf],
    [rule.months, (at: Date) => at.toISOString().slice(0, 7)],
  ] as const;
  for (const [count, spanOf] of spans) {
    const seen = new Set<string>();
    for (const backup of backups) {
      const span = spanOf(backup.at);
      if (seen.has(span)) continue;
      if (seen.size === count) break;
      seen.add(span);
      kept.add(backup);
    }
  }
  return backups.filter((backup) => !kept.has(backup)).map(({ name }) => name);
}

/** The first day of 1970 was a Thursday. */
function weekOf(at: Date): string {
  return String(Math.floor((at.getTime() / dayMs + 3) / 7));
}
