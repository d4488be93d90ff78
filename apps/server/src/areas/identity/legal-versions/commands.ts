import { legalTexts as documents, type LegalText } from '@waymark/contract/office/choices';
import type { Kysely } from 'kysely';
import { legalTexts } from '../../../platform/board/legal-texts.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** Keeps the texts as they hold now, for good: the law asks for three years of some (L-43). */
export async function keepLegalVersions(
  database: Kysely<Tables>,
  kept: readonly LegalText[] = documents.map(({ value }) => value),
): Promise<void> {
  const current = kept.map((document) => ({ document, ...legalTexts.current(document) }));
  await database
    .insertInto('legal_versions')
    .values(current.map(({ document, version, markdown }) => ({ document, version, text: markdown })))
    .onConflict((conflict) => conflict.columns(['document', 'version']).doNothing())
    .execute();
}
