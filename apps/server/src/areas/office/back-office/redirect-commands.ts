import type { RedirectFields } from '@waymark/contract/office/redirects';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';

const maxRedirects = 2000;

/**
 * Has an old path lead to a page. Throws `conflict` for a path that leads somewhere already, for one that others lead
 * back from, and for one too many.
 */
export async function addRedirect(
  database: Kysely<Tables>,
  { fromPath, toPath, staffId }: RedirectFields & { staffId: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Two that are added at once would close a circle that neither sees.
    await sql`lock table redirects in share row exclusive mode`.execute(transaction);
    const { count } = await transaction
      .selectFrom('redirects')
      .select(sql<number>`count(*)::int`.as('count'))
      // Those of a move have a limit of their own.
      .where('moved', '=', false)
      .executeTakeFirstOrThrow();
    if (count >= maxRedirects) {
      throw new AppError('conflict', msg`There is room for ${maxRedirects} redirects. Remove one first.`);
    }
    await refuseCircle(transaction, fromPath, toPath);
    const added = await transaction
      .insertInto('redirects')
      .values({ id: newId(), from_path: fromPath, to_path: toPath })
      .onConflict((conflict) => conflict.column('from_path').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) {
      const message = msg`There is a redirect from this path already. Remove it first.`;
      throw new AppError('conflict', message, { fields: { fromPath: message } });
    }
    await noteStaffAction(transaction, {
      staffId,
      action: 'redirect.add',
      subjectKind: 'redirect',
      subjectId: added.id,
      after: { fromPath, toPath },
    });
  });
}

/** A browser would go round and round, and show nothing but its own error. */
async function refuseCircle(transaction: Kysely<Tables>, fromPath: string, toPath: string): Promise<void> {
  const { rows } = await sql`
    with recursive way (path) as (
      select split_part(${toPath}, '?', 1)
      union
      select split_part(redirects.to_path, '?', 1) from way join redirects on redirects.from_path = way.path
    )
    select from way where path = ${fromPath}
  `.execute(transaction);
  if (rows.length === 0) return;
  const message = msg`This redirect would lead back to ${fromPath}. Choose another page.`;
  throw new AppError('conflict', message, { fields: { toPath: message } });
}

/** Removes a redirect. Throws `not_found` for one that is gone. */
export async function removeRedirect(
  database: Kysely<Tables>,
  { redirectId, staffId }: { redirectId: string; staffId: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('redirects')
      .where('id', '=', redirectId)
      .returning(['from_path', 'to_path'])
      .executeTakeFirst();
    if (!removed) throw new AppError('not_found', msg`This redirect is gone already.`);
    await noteStaffAction(transaction, {
      staffId,
      action: 'redirect.remove',
      subjectKind: 'redirect',
      subjectId: redirectId,
      before: { fromPath: removed.from_path, toPath: removed.to_path },
    });
  });
}
