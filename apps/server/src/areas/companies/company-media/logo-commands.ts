import type { LogoSize } from '@waymark/contract/companies/choices/company-logos';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { deletePictures, removeReplaced, storePictures } from '../../../platform/pictures/store-pictures.ts';
import type { Services } from '../../../platform/services.ts';
import type { EmployerViewer } from '../../identity/accounts/policy.ts';
import { noteCompanyEvent } from '../companies/history-commands.ts';
import { lockCompany } from '../companies/locking-commands.ts';
import { encodeLogo } from './encoding-rules.ts';

type Stores = Pick<Services, 'database' | 'files' | 'temporaryDirectory'>;

/** Makes the upload the logo of the company. The one it had is gone afterwards, rows and bytes. */
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

/** Leaves the company without a logo; having none is no error. */
export async function removeLogo(services: Stores, viewer: EmployerViewer): Promise<void> {
  const removed = await services.database
    .transaction()
    .execute((transaction) => replaceLogo(transaction, viewer, []));
  await removeReplaced(services, removed);
}

/** Gives the names of the bytes that are to be removed after the commit. The largest file comes first. */
async function replaceLogo(
  transaction: Kysely<Tables>,
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
  await transaction
    .updateTable('companies')
    .set({ logo_file_id: files[0]?.file_id ?? null })
    .where('id', '=', companyId)
    .execute();
  if (files.length > 0) {
    const rows = files.map((file) => ({ company_id: companyId, ...file }));
    await transaction.insertInto('company_logos').values(rows).execute();
  }
  if (files.length > 0 || before.length > 0) {
    const kind = files.length > 0 ? 'logo-changed' : 'logo-removed';
    await noteCompanyEvent(transaction, { companyId, userId, kind });
  }
  return deletePictures(
    transaction,
    before.map(({ file_id: id }) => id),
  );
}
