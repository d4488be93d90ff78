import type { BoardSettingKey } from '@waymark/contract/all-settings';
import { otherCategory, type BoardCategory } from '@waymark/contract/jobs/category-choices';
import type { OwnField, OwnFieldOption } from '@waymark/contract/jobs/own-fields';
import type { ReportReason } from '@waymark/contract/jobs/report-choices';
import { msg, plural } from '@waymark/contract/text/message';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { hasOwnValue } from '../../jobs/jobs/own-field-queries.ts';

/**
 * A new value of a setting, with what stored rows still need of the one before. Throws `invalid_input` where they would
 * lose their meaning.
 */
export async function keepMeaning(
  transaction: Kysely<Tables>,
  key: BoardSettingKey,
  before: unknown,
  after: unknown,
): Promise<unknown> {
  switch (key) {
    case 'categories':
      return keepIdentifiers(transaction, before as BoardCategory[], after as BoardCategory[]);
    case 'postingFields':
      return keepOptions(transaction, before as OwnField[], after as OwnField[]);
    case 'reportReasons':
      return keepReasons(before as ReportReason[], after as ReportReason[]);
    default:
      return after;
  }
}

/** Reports may have a reason that is dropped: it is retired, and stays readable. */
function keepReasons(before: readonly ReportReason[], after: readonly ReportReason[]): ReportReason[] {
  const dropped = before.filter(({ value }) => !after.some((reason) => reason.value === value));
  return [...after, ...dropped.map((reason) => ({ ...reason, retired: true }))];
}

/** Values are stored by the kind of their field, and a choice that postings have stays readable: it is retired. */
async function keepOptions(
  transaction: Kysely<Tables>,
  before: readonly OwnField[],
  after: readonly OwnField[],
): Promise<OwnField[]> {
  const kept: OwnField[] = [];
  for (const [at, field] of after.entries()) {
    const earlier = before.find(({ key }) => key === field.key);
    if (earlier && earlier.kind !== field.kind) {
      throw invalidFields({
        [`value.${at}.kind`]: msg`“${earlier.label}” keeps its kind, by which postings hold its values. Add a new field instead.`,
      });
    }
    const dropped = (earlier?.options ?? []).filter(
      ({ value }) => !field.options.some((option) => option.value === value),
    );
    const used: OwnFieldOption[] = [];
    for (const option of dropped) {
      if (await hasOwnValue(transaction, field.key, option.value)) used.push({ ...option, retired: true });
    }
    kept.push({ ...field, options: [...field.options, ...used] });
  }
  return kept;
}

/**
 * The list with what it drops leading to "other", so that no identifier of an alert or an address is ever unknown.
 * Refuses to drop a category that postings have: they would change without being asked for.
 */
async function keepIdentifiers(
  transaction: Kysely<Tables>,
  before: readonly BoardCategory[],
  after: readonly BoardCategory[],
): Promise<BoardCategory[]> {
  const kept = new Set(after.map(({ value }) => value));
  const dropped = before.filter(({ value }) => !kept.has(value));
  const used = await countPostings(
    transaction,
    dropped.map(({ value }) => value),
  );
  if (used) {
    const label = dropped.find(({ value }) => value === used.category)?.label ?? used.category;
    throw invalidFields({
      value: msg`${plural(used.count, 'posting has', 'postings have')} the category “${label}”. Delete it by itself, which moves them to another category.`,
    });
  }
  return [...after, ...dropped.map((category) => ({ ...category, movedTo: otherCategory }))];
}

/** The first of the categories that postings have, with their number; undefined where none is. */
async function countPostings(transaction: Kysely<Tables>, categories: readonly string[]) {
  if (categories.length === 0) return undefined;
  const row = await transaction
    .selectFrom('jobs')
    .select((all) => ['category', all.fn.countAll<string>().as('count')])
    .where('category', 'in', categories)
    .groupBy('category')
    .orderBy('category')
    .executeTakeFirst();
  return row && { category: row.category, count: Number(row.count) };
}
