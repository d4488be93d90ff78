import { bannersLimit, type BannerFields } from '@waymark/contract/content/banners';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { newId } from '../../../platform/ids.ts';
import { deletePictures, removeReplaced, storePictures } from '../../../platform/pictures/store-pictures.ts';
import type { Services } from '../../../platform/services.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { cutPicture } from '../../identity/profile-pictures/rules.ts';

type Stores = Pick<Services, 'database' | 'files' | 'temporaryDirectory'>;

const columnsOf = ({ title, text, url, places, firstDay, lastDay }: BannerFields) => ({
  title,
  text,
  url,
  places: [...new Set(places)],
  first_day: firstDay,
  last_day: lastDay,
});

/** Adds a banner. Throws `conflict` at the limit. */
export async function addBanner(database: Database, staffId: string, fields: BannerFields): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`lock table banners in share row exclusive mode`.execute(transaction);
    const { total } = await transaction
      .selectFrom('banners')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    if (total >= bannersLimit) {
      throw new AppError(
        'conflict',
        msg`There is room for ${bannersLimit} banners. Remove one that is over.`,
      );
    }
    const id = newId();
    await transaction
      .insertInto('banners')
      .values({ id, ...columnsOf(fields) })
      .execute();
    await note(transaction, staffId, 'banner.add', id, { after: fields });
  });
}

/** Changes a banner of the version that was read. Throws `not_found` and `conflict`. */
export async function changeBanner(
  database: Database,
  staffId: string,
  { bannerId, version, ...fields }: BannerFields & { bannerId: string; version: number },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const known = await lockBanner(transaction, bannerId);
    if (known.version !== version) {
      throw new AppError('conflict', msg`Someone else just changed this. Reload to see their version.`);
    }
    await transaction
      .updateTable('banners')
      .set({ ...columnsOf(fields), version: version + 1 })
      .where('id', '=', bannerId)
      .execute();
    await note(transaction, staffId, 'banner.change', bannerId, {
      before: { title: known.title, url: known.url },
      after: fields,
    });
  });
}

/** Removes a banner with its picture and its counts. Throws `not_found`. */
export async function removeBanner(stores: Stores, staffId: string, bannerId: string): Promise<void> {
  const gone = await stores.database.transaction().execute(async (transaction) => {
    const { title, url, picture_file_id: picture } = await lockBanner(transaction, bannerId);
    await transaction.deleteFrom('banners').where('id', '=', bannerId).execute();
    await note(transaction, staffId, 'banner.remove', bannerId, { before: { title, url } });
    return picture === null ? [] : deletePictures(transaction, [picture]);
  });
  await removeReplaced(stores, gone);
}

/** Replaces the picture with a square of the upload. Throws `not_found`. */
export async function changeBannerPicture(
  stores: Stores,
  staffId: string,
  bannerId: string,
  upload: Upload,
): Promise<void> {
  const bytes = await cutPicture(upload, undefined);
  const gone = await storePictures(stores, 'picture', [bytes], async (transaction, [fileId]) => {
    // Two uploads at once take turns here, so that the second removes the first one's picture.
    const { picture_file_id: former } = await lockBanner(transaction, bannerId);
    await transaction
      .updateTable('banners')
      .set({ picture_file_id: fileId ?? null })
      .where('id', '=', bannerId)
      .execute();
    await note(transaction, staffId, 'banner.change', bannerId, { after: { picture: true } });
    return former === null ? [] : deletePictures(transaction, [former]);
  });
  await removeReplaced(stores, gone);
}

async function lockBanner(transaction: Database, bannerId: string) {
  const known = await transaction
    .selectFrom('banners')
    .selectAll()
    .where('id', '=', bannerId)
    .forUpdate()
    .executeTakeFirst();
  if (!known) throw new AppError('not_found', msg`This banner no longer exists.`);
  return known;
}

function note(
  transaction: Database,
  staffId: string,
  action: 'banner.add' | 'banner.change' | 'banner.remove',
  subjectId: string,
  changes: { before?: object; after?: object },
): Promise<void> {
  return noteStaffAction(transaction, { staffId, action, subjectKind: 'banner', subjectId, ...changes });
}

export interface CountedBanner {
  bannerId: string;
  /** YYYY-MM-DD, in UTC. */
  day: string;
  views: number;
  clicks: number;
}

/** Adds to the counts of banners that are shown; of any other nothing is counted. */
export async function addBannerCounts(database: Database, counted: readonly CountedBanner[]): Promise<void> {
  if (counted.length === 0) return;
  await sql`
    insert into banner_counts (banner_id, day, views, clicks)
    select banners.id, given.day, given.views, given.clicks
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as given("bannerId" uuid, day date, views integer, clicks integer)
    join banners on banners.id = given."bannerId" and given.day between first_day and last_day
    -- Two processes that write the same rows wait for each other in one order.
    order by banners.id, given.day
    on conflict (banner_id, day) do update set
      views = banner_counts.views + excluded.views, clicks = banner_counts.clicks + excluded.clicks
  `.execute(database);
}
