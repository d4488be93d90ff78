import { linkViewsKept } from '@waymark/contract/resumes/choices/resume-sharing';
import { isbot } from 'isbot';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { networkOf } from '../../../platform/http/rate-limits.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { describeDevice } from '../../identity/accounts/session-rules.ts';

export interface Visitor {
  ip: string;
  userAgent: string;
}

/**
 * Notes that somebody has looked: once a visitor and day, all programs together as one. Views beyond the last ones
 * are counted and not listed, so that whoever changes the name of the browser with each call fills nothing.
 */
export async function noteLinkView(
  database: Kysely<Tables>,
  { linkId, token, hasDownloaded }: { linkId: string; token: string; hasDownloaded: boolean },
  visitor: Visitor,
): Promise<void> {
  const { key, device } = identify(visitor, token);
  await database.transaction().execute(async (transaction) => {
    // Views of one link take turns: two would both see the last place free. One that was deleted meanwhile has none.
    const link = await transaction
      .selectFrom('resume_links')
      .select('id')
      .where('id', '=', linkId)
      .forUpdate()
      .executeTakeFirst();
    if (!link) return;
    const { rows } = await sql<{ is_new: boolean }>`
      insert into resume_link_views (link_id, day, visitor, device, has_downloaded)
      values (${linkId}, (now() at time zone 'utc')::date, ${key}, ${device}, ${hasDownloaded})
      on conflict (link_id, day, visitor) do update
        set viewed_at = excluded.viewed_at,
          has_downloaded = resume_link_views.has_downloaded or excluded.has_downloaded
      returning xmax = 0 as is_new
    `.execute(transaction);
    if (rows[0]?.is_new) await countView(transaction, linkId);
  });
}

async function countView(transaction: Kysely<Tables>, linkId: string): Promise<void> {
  await transaction
    .updateTable('resume_links')
    .set({ view_count: sql<number>`view_count + 1` })
    .where('id', '=', linkId)
    .execute();
  await sql`
    delete from resume_link_views where link_id = ${linkId} and (day, visitor) in (
      select day, visitor from resume_link_views where link_id = ${linkId}
      order by viewed_at desc, visitor offset ${linkViewsKept}
    )
  `.execute(transaction);
}

/** Without the link's secret, which is stored nowhere, a fingerprint cannot be compared with a guessed address. */
function identify({ ip, userAgent }: Visitor, token: string): { key: string; device: string } {
  // A browser says what it is.
  if (userAgent === '' || isbot(userAgent)) return { key: 'program', device: 'A program' };
  const day = new Date().toISOString().slice(0, 10);
  return {
    key: hashSecret(`${token} ${day} ${networkOf(ip)} ${userAgent}`),
    device: describeDevice(userAgent),
  };
}
