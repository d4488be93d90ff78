import { type LogoSize, companyPicturesLimit } from '@waymark/contract/companies/choices';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { newId } from '../../../platform/ids.ts';
import { deletePictures, removeReplaced, storePictures } from '../../../platform/pictures/store-pictures.ts';
import type { Services } from '../../../platform/services.ts';
import type { EmployerViewer } from '../../identity/accounts/policy.ts';
import { noteCompanyEvent, lockCompany } from '../companies/commands.ts';
import { listPictures } from './queries.ts';
import { encodeLogo, encodeCompanyPicture } from './rules.ts';

type Stores = Pick<Services, 'database' | 'files' | 'temporaryDirectory'>;

/** Stores an upload as the logo and deletes the earlier one. */
export async function changeLogo(services: Stores, viewer: EmployerViewer, upload: Upload): Promise<void> {
  const sizes = await encodeLogo(upload);
  const removed = await storePictures(
    services,
    'logo',
    sizes.map(({ bytes }) => bytes),
    (transaction, fileIds) => {
      const files = sizes.map(({ pixels }, i) => ({ pixels, file_id: fileIds[i] as string }));
      return replaceLogo(transaction, viewer, files);
    },
  );
  await removeReplaced(services, removed);
}

/** Gives a company without members and without a logo this one, as a move from another board does. */
export async function giveLogo(services: Stores, companyId: string, upload: Upload): Promise<boolean> {
  const sizes = await encodeLogo(upload);
  let isGiven = false;
  const removed = await storePictures(
    services,
    'logo',
    sizes.map(({ bytes }) => bytes),
    async (transaction, fileIds) => {
      const { rows } = await sql`
        select from companies where id = ${companyId} and logo_file_id is null
          and not exists (select from company_members where company_id = companies.id)
        for no key update
      `.execute(transaction);
      isGiven = rows.length > 0;
      if (!isGiven) return deletePictures(transaction, fileIds);
      const files = sizes.map(({ pixels }, i) => ({ pixels, file_id: fileIds[i] as string }));
      await writeLogo(transaction, companyId, files);
      return [];
    },
  );
  await removeReplaced(services, removed);
  return isGiven;
}

/** Removes the logo; repeating it is no error. */
export async function removeLogo(services: Stores, viewer: EmployerViewer): Promise<void> {
  const removed = await services.database
    .transaction()
    .execute((transaction) => replaceLogo(transaction, viewer, []));
  await removeReplaced(services, removed);
}

/** Returns the storage keys to delete after the commit. The largest file comes first. */
async function replaceLogo(
  transaction: Database,
  viewer: EmployerViewer,
  files: readonly { pixels: LogoSize; file_id: string }[],
): Promise<string[]> {
  const { userId, companyId } = viewer;
  // Two uploads at once take turns here, so that the second finds the first one's files and removes them.
  await lockCompany(transaction, viewer);
  const before = await transaction
    .deleteFrom('company_logos')
    .where('company_id', '=', companyId)
    .returning('file_id')
    .execute();
  await writeLogo(transaction, companyId, files);
  if (files.length > 0 || before.length > 0) {
    const kind = files.length > 0 ? 'logo-changed' : 'logo-removed';
    await noteCompanyEvent(transaction, { companyId, userId, kind });
  }
  return deletePictures(
    transaction,
    before.map(({ file_id: id }) => id),
  );
}

async function writeLogo(
  transaction: Database,
  companyId: string,
  files: readonly { pixels: LogoSize; file_id: string }[],
): Promise<void> {
  await transaction
    .updateTable('companies')
    .set({ logo_file_id: files[0]?.file_id ?? null })
    .where('id', '=', companyId)
    .execute();
  if (files.length === 0) return;
  const rows = files.map((file) => ({ company_id: companyId, ...file }));
  await transaction.insertInto('company_logos').values(rows).execute();
}

/** Adds a picture at the end. Throws `conflict` at the limit. */
export async function addPicture(
  services: Stores,
  viewer: EmployerViewer,
  upload: Upload,
  alternativeText: string,
): Promise<void> {
  const { companyId, userId } = viewer;
  // A look before the work of decoding; what decides comes under the lock.
  refuseMany(await listPictures(services.database, companyId));
  const { large, small } = await encodeCompanyPicture(upload);
  const files = [large.bytes, small.bytes];
  await storePictures(services, 'company-picture', files, async (transaction, fileIds) => {
    const [fileId, smallFileId] = fileIds as [string, string];
    await lockCompany(transaction, viewer);
    refuseMany(await listPictures(transaction, companyId));
    await transaction
      .insertInto('company_pictures')
      .values({
        id: newId(),
        company_id: companyId,
        file_id: fileId,
        small_file_id: smallFileId,
        width: large.width,
        height: large.height,
        alternative_text: alternativeText,
        position: sql<number>`(
          select coalesce(max(position), 0) + 1 from company_pictures where company_id = ${companyId}
        )`,
      })
      .execute();
    await noteCompanyEvent(transaction, {
      companyId,
      userId,
      kind: 'picture-added',
      detail: alternativeText,
    });
  });
}

/** Changes the description of a picture. Throws `not_found` for another company’s. */
export async function describePicture(
  database: Database,
  viewer: EmployerViewer,
  pictureId: string,
  alternativeText: string,
): Promise<void> {
  const { companyId, userId } = viewer;
  await database.transaction().execute(async (transaction) => {
    await lockCompany(transaction, viewer);
    const described = await transaction
      .updateTable('company_pictures')
      .set({ alternative_text: alternativeText })
      .where('id', '=', pictureId)
      .where('company_id', '=', companyId)
      .returning('id')
      .executeTakeFirst();
    if (!described) throw noSuchPicture();
    await noteCompanyEvent(transaction, { companyId, userId, kind: 'picture-described' });
  });
}

/** Removes a picture, row and bytes. Throws `not_found` for another company’s. */
export async function removePicture(
  services: Stores,
  viewer: EmployerViewer,
  pictureId: string,
): Promise<void> {
  const { companyId, userId } = viewer;
  const keys = await services.database.transaction().execute(async (transaction) => {
    await lockCompany(transaction, viewer);
    const removed = await transaction
      .deleteFrom('company_pictures')
      .where('id', '=', pictureId)
      .where('company_id', '=', companyId)
      .returning(['file_id', 'small_file_id', 'alternative_text'])
      .executeTakeFirst();
    if (!removed) throw noSuchPicture();
    const { file_id: large, small_file_id: small, alternative_text: detail } = removed;
    await noteCompanyEvent(transaction, { companyId, userId, kind: 'picture-removed', detail });
    return deletePictures(transaction, [large, small]);
  });
  await removeReplaced(services, keys);
}

function refuseMany(pictures: readonly unknown[]): void {
  if (pictures.length < companyPicturesLimit) return;
  throw new AppError(
    'conflict',
    msg`A company has at most ${companyPicturesLimit} pictures. Remove one before you add another.`,
  );
}

function noSuchPicture(): AppError {
  return new AppError('not_found', msg`This picture does not belong to your company, or was removed.`);
}
