import { bannersLimit, type Banner, type StaffBanner } from '@waymark/contract/content/banners';
import type { BannerPlace } from '@waymark/contract/content/choices';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { bannerPictureAddress } from '../../../platform/pictures/picture-addresses.ts';

interface ListedBanner extends Banner {
  places: readonly BannerPlace[];
  firstDay: string;
  lastDay: string;
}

/** The banners that are shown now or will be, the newest first. */
export async function listBanners(database: Database): Promise<ListedBanner[]> {
  const rows = await database
    .selectFrom('banners')
    .selectAll()
    .where('last_day', '>=', sql<string>`(now() at time zone 'UTC')::date`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(bannersLimit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    text: row.text,
    host: new URL(row.url).hostname.replace(/^www\./, ''),
    pictureUrl: bannerPictureAddress(row.picture_file_id),
    places: row.places,
    firstDay: row.first_day,
    lastDay: row.last_day,
  }));
}

/** The newest banner of a place today; of several none is drawn by lot, as pages are the same for everybody. */
export function pickBanner(
  banners: readonly ListedBanner[],
  place: BannerPlace,
  now = new Date(),
): Banner | null {
  const today = now.toISOString().slice(0, 10);
  const shown = banners.find(
    ({ places, firstDay, lastDay }) => places.includes(place) && firstDay <= today && today <= lastDay,
  );
  if (!shown) return null;
  const { id, title, text, host, pictureUrl } = shown;
  return { id, title, text, host, pictureUrl };
}

/** All banners for staff, the newest first, with how often each was seen and followed. */
export async function listStaffBanners(database: Database): Promise<StaffBanner[]> {
  const { rows } = await sql<Omit<StaffBanner, 'pictureUrl'> & { picture: string | null }>`
    select id, title, text, url, places, first_day as "firstDay", last_day as "lastDay", version,
      picture_file_id as picture,
      case when first_day > today then 'later' when last_day < today then 'over' else 'shown' end as state,
      coalesce((select sum(views)::int from banner_counts where banner_id = banners.id), 0) as views,
      coalesce((select sum(clicks)::int from banner_counts where banner_id = banners.id), 0) as clicks
    from banners, (select (now() at time zone 'UTC')::date as today) as clock
    order by created_at desc, id desc limit ${bannersLimit}
  `.execute(database);
  return rows.map(({ picture, ...row }) => ({ ...row, pictureUrl: bannerPictureAddress(picture) }));
}

/** Where a banner leads; undefined for one that is not shown. */
export async function findBannerTarget(database: Database, id: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('banners')
    .select('url')
    .where('id', '=', id)
    .where(sql<boolean>`(now() at time zone 'UTC')::date between first_day and last_day`)
    .executeTakeFirst();
  return row?.url;
}

/** The stored file of a banner's picture; undefined for any other. */
export function findBannerPicture(database: Database, fileId: string) {
  return database
    .selectFrom('banners')
    .innerJoin('files', 'files.id', 'banners.picture_file_id')
    .select(['files.storage_key', 'files.size'])
    .where('banners.picture_file_id', '=', fileId)
    .executeTakeFirst();
}
