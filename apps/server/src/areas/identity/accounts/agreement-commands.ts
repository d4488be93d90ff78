import type { Kysely } from 'kysely';
import { legalTexts } from '../../../platform/board/legal-texts.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/ids.ts';
import { agreedDocuments } from './constants.ts';

/** Keeps which terms and which privacy text a new account was shown, with the texts themselves (L-36). */
export async function recordAgreement(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const agreed = agreedDocuments.map((document) => ({ document, ...legalTexts.current(document) }));
  await transaction
    .insertInto('legal_versions')
    .values(agreed.map(({ document, version, markdown }) => ({ document, version, text: markdown })))
    .onConflict((conflict) => conflict.columns(['document', 'version']).doNothing())
    .execute();
  await transaction
    .insertInto('agreed_terms')
    .values(agreed.map(({ document, version }) => ({ id: newId(), user_id: userId, document, version })))
    .execute();
}
