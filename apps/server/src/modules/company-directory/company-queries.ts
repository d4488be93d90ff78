import type { PublicCompany } from '@waymark/contract/companies/company-directory';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { listPictures } from '../company-media/queries.ts';
import { presentPublicCompany, publicColumns } from './company-presenter.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const slug = /^[\p{L}\p{N}-]+$/u;

/** What everybody may read of a company (H-2), by its id or its slug; null when there is none. */
export async function findPublicCompany(
  database: Kysely<Tables>,
  idOrSlug: string,
): Promise<PublicCompany | null> {
  if (!slug.test(idOrSlug)) return null;
  const row = await database
    .selectFrom('companies')
    .select(publicColumns)
    .where(uuid.test(idOrSlug) ? 'id' : 'slug', '=', idOrSlug)
    .where('held_reason', 'is', null)
    .executeTakeFirst();
  return row ? presentPublicCompany(row, await listPictures(database, row.id)) : null;
}
