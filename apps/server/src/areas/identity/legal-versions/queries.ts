import type { LegalText } from '@waymark/contract/office/choices';
import type { LegalVersion } from '@waymark/contract/office/legal-versions';
import type { Kysely } from 'kysely';
import { legalTexts } from '../../../platform/board/legal-texts.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** More than one a day for half a year. */
const maxShown = 200;

/** The versions of a text, the one that holds first, then the newest. */
export async function listLegalVersions(database: Kysely<Tables>, text: LegalText): Promise<LegalVersion[]> {
  const { version: current } = legalTexts.current(text);
  const rows = await database
    .selectFrom('legal_versions')
    .select(['version', 'created_at'])
    .where('document', '=', text)
    .orderBy('created_at', 'desc')
    .orderBy('version', 'desc')
    .limit(maxShown)
    .execute();
  const kept = rows.map(({ version, created_at: since }) => ({ version, since: since.toISOString() }));
  // It may hold for a moment before it is kept.
  const first = kept.find(({ version }) => version === current) ?? {
    version: current,
    since: new Date().toISOString(),
  };
  return [first, ...kept.filter(({ version }) => version !== current)];
}

/** The Markdown of a version; undefined for one that there never was. */
export async function findLegalVersion(
  database: Kysely<Tables>,
  text: LegalText,
  version: string,
): Promise<string | undefined> {
  const current = legalTexts.current(text);
  if (current.version === version) return current.markdown;
  const row = await database
    .selectFrom('legal_versions')
    .select('text')
    .where('document', '=', text)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.text;
}
