import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/ids.ts';
import type { ClientFacts } from './client-rules.ts';
import { unusedClientsKeptDays, unusedClientsLimit } from './constants.ts';

/** Keeps what an assistant has said of itself. Where a crowd registers, those that waited longest for a person go. */
export async function registerClient(
  database: Database,
  { name, redirectUris }: ClientFacts,
): Promise<{ id: string; issuedAt: Date }> {
  const { id, created_at: issuedAt } = await database
    .insertInto('oauth_clients')
    .values({ id: newId(), name, redirect_uris: redirectUris })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  await sql`
    delete from oauth_clients where id in (
      select client.id from oauth_clients client
      where not exists (select from oauth_grants where client_id = client.id)
      order by client.created_at desc offset ${unusedClientsLimit}
    )
  `.execute(database);
  return { id, issuedAt };
}

/** Deletes assistants that nobody has connected for some time. */
export async function forgetUnusedClients(database: Database): Promise<void> {
  await sql`
    delete from oauth_clients client
    where coalesce(read_at, created_at) < now() - make_interval(days => ${unusedClientsKeptDays}::int)
      and not exists (select from oauth_grants where client_id = client.id)
  `.execute(database);
}
