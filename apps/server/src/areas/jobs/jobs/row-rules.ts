import { createHash } from 'node:crypto';
import type { JobStatus } from '@waymark/contract/jobs/choices';
import { newId } from '../../../platform/ids.ts';
import { countryName, locate, type Gazetteer, type Point } from '../../places/places/rules.ts';
import { isDeadlineOver } from '../../places/places/zone-rules.ts';
import { toFieldColumns } from './field-rules.ts';
import { spellSymbols, type PostingDraft } from './posting-rules.ts';
import { toYearlyUsd, sanitiseDescription, toPlainText } from './rules.ts';

/**
 * Raised whenever a rule below writes the same draft differently, so that the next import writes all drafts
 * again.
 */
const rulesVersion = 2;

/** The draft without what PostgreSQL cannot store as text: zero bytes and halves of surrogate pairs. */
export function toStorable(draft: PostingDraft): PostingDraft {
  const json = JSON.stringify(draft);
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return draft;
  const cleaned = JSON.parse(json, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
  ) as PostingDraft;
  return { ...cleaned, postedAt: draft.postedAt };
}

/** What tells an unchanged draft from a changed one. */
export function fingerprint(draft: PostingDraft): string {
  return (
    createHash('sha256')
      // A posting that states no language is what it was before there was the field.
      .update(`${rulesVersion}${canonicalJson({ ...draft, language: draft.language || undefined })}`)
      .digest('base64url')
  );
}

/** JSON with sorted keys: the same draft is the same text, in whatever order a source built it. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

/** Open until its deadline has passed where the job is. */
export function statusAt(now: Date, { deadline, places }: PostingDraft, gazetteer?: Gazetteer): JobStatus {
  if (deadline === null) return 'active';
  const located = places.map((place) => ({
    ...place,
    ...(gazetteer ? pointOf(locate(gazetteer, place)) : pointOf(undefined)),
  }));
  return isDeadlineOver(deadline, located, now) ? 'expired' : 'active';
}

const pointOf = (point: Point | undefined): Point => ({
  latitude: point?.latitude ?? null,
  longitude: point?.longitude ?? null,
});

/** What a job is found by with the search's weight B. */
export function nameWords(companyName: string, skills: readonly string[]): string {
  return spellSymbols([companyName, ...skills].join(' , '));
}

/** The columns of a job, and the words it is found by. */
export function toJobRow(draft: PostingDraft) {
  const description = sanitiseDescription(draft.description);
  const placeNames = draft.places.flatMap((place) => [
    place.city,
    place.region,
    countryName(place.countryCode),
  ]);
  const { salary } = draft;
  return {
    id: newId(),
    source_id: draft.sourceId,
    title: draft.title,
    description,
    ...toFieldColumns(draft),
    category: draft.category,
    type: draft.type,
    work_mode: draft.workMode,
    skills: draft.skills,
    salary_min: salary?.min ?? null,
    salary_max: salary?.max ?? null,
    salary_currency: salary?.currency ?? null,
    salary_period: salary?.period ?? null,
    salary_yearly_usd: salary && toYearlyUsd(salary),
    apply_url: draft.applyUrl,
    posted_at: draft.postedAt,
    deadline: draft.deadline,
    own_fields: draft.own ?? {},
    // What the job is found by, most telling first: the weights A to D of the search.
    words_a: spellSymbols(draft.title),
    words_b: nameWords(draft.company.name, draft.skills),
    words_c: spellSymbols([...new Set(placeNames)].join(' , ')),
    words_d: spellSymbols([toPlainText(description), ...draft.requirements].join(' ')),
  };
}
