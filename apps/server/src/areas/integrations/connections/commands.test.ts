import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createAssistantCalls, redirectUri } from '../../../testing/assistant-factories.ts';
import { createCandidate } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { forgetUnusedClients, registerClient } from './client-commands.ts';
import { forgetEndedConnections } from './commands.ts';
import { unusedClientsLimit } from './constants.ts';

const context = useTestApp();
const { registered, register, requestOf, codeFor, connect, use } = createAssistantCalls(context);
const has = async (id: string) =>
  (
    await context.database
      .selectFrom('oauth_clients')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).count === 1;

test('[L-29] an assistant that nobody connects ends after a week, and one that is connected stays', async () => {
  const unused = await registered();
  const { clientId, tokens } = await connect(await createCandidate(context.services));
  await sql`update oauth_clients set created_at = now() - interval '8 days'`.execute(context.database);
  const fresh = await registered();
  await forgetUnusedClients(context.database);
  expect([await has(unused), await has(clientId), await has(fresh)]).toEqual([false, true, true]);
  expect((await use(tokens.access_token, 'list_saved_jobs')).statusCode).toBe(200);
});

test('[L-29] ended connections and unused codes end with their tokens, live ones stay', async () => {
  const [ended, waiting, live] = await Promise.all([1, 2, 3].map(() => createCandidate(context.services)));
  if (!ended || !waiting || !live) throw new Error('There are three.');
  await connect(ended);
  await codeFor(waiting, requestOf(await registered()));
  const { tokens } = await connect(live);
  await sql`
    update oauth_grants set ended_at = now() - interval '31 days' where user_id = ${ended.id}
  `.execute(context.database);
  await sql`
    update oauth_grants set expires_at = now() - interval '2 days' where user_id = ${waiting.id}
  `.execute(context.database);
  await forgetEndedConnections(context.database);
  const left = await context.database.selectFrom('oauth_grants').select('user_id').execute();
  const people = left.map(({ user_id: id }) => id);
  expect(people).toContain(live.id);
  expect(people).not.toContain(ended.id);
  expect(people).not.toContain(waiting.id);
  expect((await use(tokens.access_token, 'list_saved_jobs')).statusCode).toBe(200);
});

test('[L-29] a crowd that registers takes the room of what nobody has connected, and no more', async () => {
  const { clientId } = await connect(await createCandidate(context.services));
  await sql`
    insert into oauth_clients (id, name, redirect_uris, created_at)
    select gen_random_uuid()::text, 'Flood', array[${redirectUri}], now() - interval '1 hour'
    from generate_series(1, ${unusedClientsLimit}::int)
  `.execute(context.database);
  const { id } = await registerClient(context.database, { name: 'Last', redirectUris: [redirectUri] });
  const { count } = await context.database
    .selectFrom('oauth_clients')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('name', '<>', 'Job helper')
    .executeTakeFirstOrThrow();
  expect(count).toBeLessThanOrEqual(unusedClientsLimit);
  expect([await has(id), await has(clientId)]).toEqual([true, true]);
});

// Last: it uses up what the address of the tests may register.
test('[L-29] one address registers so many an hour', async () => {
  await context.services.rateLimits.consumeMany('oauth-registration-address', '127.0.0.1', 110);
  const answers = await Promise.all(Array.from({ length: 11 }, () => register()));
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toMatchObject({ error: 'temporarily_unavailable' });
  expect(refused?.headers['retry-after']).toBeDefined();
});
