import type { ImportState } from '@waymark/contract/jobs/choices/imports';
import type { UnreadField } from '@waymark/contract/jobs/imports';

const mostFields = 50;
const mostValues = 20;
const longestValue = 100;
/** A batch of rows takes seconds. */
const silentMs = 10 * 60_000;

/** What stayed unread, by field, the most frequent first; `unread` counts each as `field "value"`. */
export function groupUnread(unread: ReadonlyMap<string, number>): UnreadField[] {
  const fields = new Map<string, UnreadField>();
  for (const [name, count] of unread) {
    const [, field = 'other', value = name] = /^(\w+) "(.*)"$/s.exec(name) ?? [];
    const known = fields.get(field) ?? { field, count: 0, values: [] };
    fields.set(field, known);
    known.count += count;
    known.values.push({ value: value.slice(0, longestValue), count });
  }
  const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count;
  return [...fields.values()]
    .toSorted(byCount)
    .slice(0, mostFields)
    .map((field) => ({ ...field, values: field.values.toSorted(byCount).slice(0, mostValues) }));
}

/** How far an import is; one that has not said anything for a while says nothing any more. */
export function stateOfImport(
  report: { finished_at: Date | null; failure: string; updated_at: Date },
  now = new Date(),
): ImportState {
  if (report.finished_at === null) {
    return now.getTime() - report.updated_at.getTime() > silentMs ? 'broken-off' : 'running';
  }
  return report.failure === '' ? 'finished' : 'failed';
}
