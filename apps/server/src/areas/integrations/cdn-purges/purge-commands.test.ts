import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CdnConfig } from '../../../platform/settings/cdn-settings.ts';
import { createJob } from '../../../testing/factories.ts';
import { useFeedServer } from '../../../testing/feed-server.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { notePurges, sendPurge } from './purge-commands.ts';

const context = useTestApp();
const api = useFeedServer();

const cdnOf = (kind: CdnConfig['kind']): CdnConfig => ({
  kind,
  zone: 'z1',
  token: 'a secret of it',
  url: api.at(''),
});

interface Call {
  headers: Record<string, unknown>;
  body: { surrogate_keys?: string[]; tags?: string[] };
}

/** An API of a CDN that gives the status, and what it was asked. */
function standIn(path: string, status = 200, answer: object = { success: true }): Call[] {
  const calls: Call[] = [];
  api.answers[path] = ((request: AsyncIterable<Buffer> & { headers: Call['headers'] }, response: never) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      calls.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      (response as { writeHead: (status: number) => { end: (text: string) => void } })
        .writeHead(status)
        .end(JSON.stringify(answer));
    })();
  }) as never;
  return calls;
}

const send = (kind: CdnConfig['kind'], keys: string[]) =>
  sendPurge({ ...context.services, config: { ...context.services.config, cdn: cdnOf(kind) } }, { keys });

/** The keys that were enqueued since the last call, each time with how long they wait. */
async function enqueued(): Promise<{ keys: string[]; waits: boolean }[]> {
  const { rows } = await sql<{ keys: string[]; waits: boolean }>`
    with gone as (delete from pgboss.job where name = 'purge-cdn' returning data, start_after, created_on)
    select data->'keys' as keys, start_after > created_on + interval '5 seconds' as waits from gone order by waits
  `.execute(context.database);
  return rows;
}

beforeEach(async () => {
  await context.database.deleteFrom('cdn_purges').execute();
  await enqueued();
});

describe('[L-23] a CDN in front drops what has changed', () => {
  test('at first everything, then the closed posting, its company and lists, now and once more', async () => {
    const job = await createJob(context.services);
    const other = await createJob(context.services);
    await notePurges(context.services);
    expect(await enqueued()).toEqual([
      { keys: ['board'], waits: false },
      { keys: ['board'], waits: true },
    ]);
    await notePurges(context.services);
    expect(await enqueued()).toEqual([]);
    await context.database.updateTable('jobs').set({ status: 'expired' }).where('id', '=', job.id).execute();
    await notePurges(context.services);
    const keys = ['lists', `j-${job.id.slice(-12)}`, `c-${job.companyId.slice(-12)}`];
    expect(await enqueued()).toEqual([
      { keys, waits: false },
      { keys, waits: true },
    ]);
    await context.database.deleteFrom('jobs').where('id', '=', other.id).execute();
    await notePurges(context.services);
    expect((await enqueued())[0]?.keys).toEqual(['board']);
  });

  test('two processes that read the same enqueue it once', async () => {
    await notePurges(context.services);
    await enqueued();
    await createJob(context.services);
    await Promise.all([notePurges(context.services), notePurges(context.services)]);
    expect(await enqueued()).toHaveLength(2);
  });

  test('Fastly is told by keys, 256 at a time, with its token in a header', async () => {
    const calls = standIn('/service/z1/purge');
    await send(
      'fastly',
      Array.from({ length: 300 }, (_, at) => `j-${at}`),
    );
    expect(calls.map(({ body }) => body.surrogate_keys?.length)).toEqual([256, 44]);
    expect(calls[0]?.headers['fastly-key']).toBe('a secret of it');
  });

  test('Cloudflare is told by tags, 30 at a time', async () => {
    const calls = standIn('/zones/z1/purge_cache');
    await send(
      'cloudflare',
      Array.from({ length: 70 }, (_, at) => `j-${at}`),
    );
    expect(calls.map(({ body }) => body.tags?.length)).toEqual([30, 30, 10]);
    expect(calls[0]?.headers['authorization']).toBe('Bearer a secret of it');
  });

  test.each([
    ['a refusal', 429, { success: false }],
    ['an answer that is no success', 200, { success: false }],
  ])('%s fails, so that the queue tries again, and names no secret', async (_what, status, answer) => {
    standIn('/zones/z1/purge_cache', status, answer);
    const failure = await send('cloudflare', ['board']).catch((error: unknown) => error);
    expect(String(failure)).toContain(`answered with ${status}`);
    expect(JSON.stringify(failure) + String(failure)).not.toContain('secret');
  });
});
