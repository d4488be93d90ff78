import { legalTexts as documents, type LegalText } from '@waymark/contract/office/choices';
import type { Kysely } from 'kysely';
import { legalTexts } from '../../../platform/board/legal-texts.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** Keeps all legal texts as they hold now: the law asks for three years of some (L-43). */
export async function keepLegalVersions(database: Kysely<Tables>): Promise<void> {
  await keepVersions(
    database,
    documents.map(({ value }) => value),
  );
}

/** Keeps texts as they hold now, for good, and gives their versions. */
export async function keepVersions<Text extends LegalText>(
  database: Kysely<Tables>,
  texts: readonly Text[],
): Promise<{ document: Text; version: string }[]> {
  const current = texts.map((document) => ({ document, ...legalTexts.current(document) }));
  await database
    .insertInto('legal_versions')
    .values(current.map(({ document, version, markdown }) => ({ document, version, text: markdown })))
    .onConflict((conflict) => conflict.columns(['document', 'version']).doNothing())
    .execute();
  return current;
}
