import type { LogoSize } from '@waymark/contract/companies/choices';
import type { CompanyMedia } from '@waymark/contract/companies/media';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { logoAddress } from '../../../platform/pictures/picture-addresses.ts';
import { presentPicture, type PictureRow } from '../companies/presenter.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Logo and pictures of a company for its members. */
export async function getMedia(database: Database, companyId: string): Promise<CompanyMedia> {
  const company = await database
    .selectFrom('companies')
    .select('logo_file_id')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return presentMedia(company?.logo_file_id ?? null, await listPictures(database, companyId));
}

/** The pictures of a company in order. */
export function listPictures(database: Database, companyId: string) {
  return database
    .selectFrom('company_pictures')
    .select(['id', 'file_id', 'small_file_id', 'width', 'height', 'alternative_text'])
    .where('company_id', '=', companyId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The pictures of the given companies, or of all, in order. */
export function listPicturesOf(
  database: Database,
  companyIds?: readonly string[],
): Promise<(PictureRow & { company_id: string })[]> {
  return database
    .selectFrom('company_pictures')
    .select(['company_id', 'id', 'file_id', 'small_file_id', 'width', 'height', 'alternative_text'])
    .$if(companyIds !== undefined, (query) =>
      query.where('company_id', '=', sql<string>`any(${companyIds}::uuid[])`),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
}

const isPublic = sql<boolean>`companies.held_reason is null`.as('is_public');

interface StoredPicture {
  storage_key: string;
  size: number;
  /** Whether the company is public. */
  is_public: boolean;
}

/** The stored file of a logo in a size; undefined for an old one. */
export async function findLogo(
  database: Database,
  logoId: string,
  pixels: LogoSize,
): Promise<StoredPicture | undefined> {
  if (!uuid.test(logoId)) return undefined;
  return database
    .selectFrom('companies')
    .innerJoin('company_logos', 'company_logos.company_id', 'companies.id')
    .innerJoin('files', 'files.id', 'company_logos.file_id')
    .select(['files.storage_key', 'files.size'])
    .select(isPublic)
    .where('companies.logo_file_id', '=', logoId)
    .where('company_logos.pixels', '=', pixels)
    .executeTakeFirst();
}

/** The stored file of a company picture in either size. */
export async function findPictureFile(
  database: Database,
  fileId: string,
): Promise<StoredPicture | undefined> {
  if (!uuid.test(fileId)) return undefined;
  return database
    .selectFrom('files')
    .innerJoin('company_pictures', (join) =>
      join.on((on) =>
        on.or([
          on('company_pictures.file_id', '=', on.ref('files.id')),
          on('company_pictures.small_file_id', '=', on.ref('files.id')),
        ]),
      ),
    )
    .innerJoin('companies', 'companies.id', 'company_pictures.company_id')
    .select(['files.storage_key', 'files.size'])
    .select(isPublic)
    .where('files.id', '=', fileId)
    .where('files.purpose', '=', 'company-picture')
    .executeTakeFirst();
}

function presentMedia(logoFileId: string | null, pictures: readonly PictureRow[]): CompanyMedia {
  return { logoUrl: logoAddress(logoFileId), pictures: pictures.map(presentPicture) };
}
