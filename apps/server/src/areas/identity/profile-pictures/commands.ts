import type { PictureSquare } from '@waymark/contract/identity/account-pictures';
import { msg } from '@waymark/contract/text/message';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { deletePictures, removeReplaced, storePictures } from '../../../platform/pictures/store-pictures.ts';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../accounts/policy.ts';
import type { AccountRow } from '../accounts/presenter.ts';
import { getAccount } from '../accounts/queries.ts';
import { cutPicture } from './rules.ts';

type Person = Pick<Viewer, 'userId' | 'sessionId'>;
type Stores = Pick<Services, 'database' | 'files' | 'temporaryDirectory'>;

/** Makes the upload the picture of an account. The one it had is gone afterwards, row and bytes. */
export async function changePicture(
  services: Stores,
  viewer: Person,
  upload: Upload,
  square: PictureSquare | undefined,
): Promise<AccountRow> {
  const bytes = await cutPicture(upload, square);
  const { account, removed } = await storePictures(services, 'picture', [bytes], (transaction, [fileId]) =>
    replacePicture(transaction, viewer, fileId ?? null),
  );
  await removeReplaced(services, removed);
  return account;
}

/** Leaves an account without a picture; having none is no error. */
export async function removePicture(services: Stores, viewer: Viewer): Promise<AccountRow> {
  const { account, removed } = await services.database
    .transaction()
    .execute((transaction) => replacePicture(transaction, viewer, null));
  await removeReplaced(services, removed);
  return account;
}

/** Gives the account as it is then, and the names of the bytes that are to be removed after the commit. */
async function replacePicture(
  transaction: Kysely<Tables>,
  { userId, sessionId }: Person,
  fileId: string | null,
): Promise<{ account: AccountRow; removed: string[] }> {
  const before = await lockPicture(transaction, userId);
  await transaction.updateTable('users').set({ picture_file_id: fileId }).where('id', '=', userId).execute();
  return {
    removed: before === null ? [] : await deletePictures(transaction, [before]),
    account: await getAccount(transaction, userId, sessionId),
  };
}

/** Two uploads at once take turns here, so that the second finds the first one's picture and removes it. */
async function lockPicture(transaction: Kysely<Tables>, userId: string): Promise<string | null> {
  const user = await transaction
    .selectFrom('users')
    .select('picture_file_id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  // The account was deleted while its picture was on the way.
  if (!user)
    throw new AppError('unauthenticated', msg`This account does not exist any more.`, { logout: true });
  return user.picture_file_id;
}
