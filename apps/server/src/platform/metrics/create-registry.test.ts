import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { createCandidate } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { openOwnDatabase } from '../../testing/test-database.ts';
import { recordBackup } from '../backups/last-backup.ts';
import { readConfig } from '../config.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { finishPage } from '../http/finish-page.ts';
import { PageCache } from '../http/page-cache.ts';
import { measuredMails } from './measured.ts';
import { serveMetrics, type RunningMetrics } from './serve-metrics.ts';

const context = useTestApp();
const log = pino({ level: 'silent' });
const cache = new PageCache();
const engineLag = vi.fn(async () => 2.5);
let opened: OpenDatabase;
let running: RunningMetrics | undefined;

beforeAll(async () => {
  opened = await openOwnDatabase();
  running = await start();
});
afterAll(async () => {
  await running?.stop();
  await opened.close();
});

function start(METRICS_PORT = '0', parts = { database: context.database, pool: opened.pool }) {
  const { changes } = context.services;
  return serveMetrics(readConfig({ METRICS_PORT }), { ...parts, changes, cache, engineLag }, log);
}

async function readMetrics(of = running): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${of?.port}/metrics`);
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

describe('[L-32] metrics', () => {
  test('count requests by the pattern of their route, and never name what was asked for', async () => {
    const { id, headers } = await createCandidate(context.services);
    await context.app.inject({ url: `/api/jobs/${id}?q=secret-of-ada`, headers });
    await context.app.inject({ url: '/api/get-auth-user', headers });
    await context.app.inject({ method: 'PUT', url: '/no-such/secret-of-ada' });
    const metrics = await readMetrics();
    expect(metrics.get('waymark_requests_total{method="GET",route="/api/get-auth-user",status="200"}')).toBe(
      1,
    );
    expect(metrics.get('waymark_requests_total{method="any",route="(none)",status="404"}')).toBe(1);
    expect(metrics.get('waymark_request_duration_seconds_count{route="/api/get-auth-user"}')).toBe(1);
    const text = [...metrics.keys()].join();
    expect(text).not.toContain('secret-of-ada');
    expect(text).not.toContain(id);
  });

  test('tell mails by their outcome, and pages by where they came from', async () => {
    measuredMails.publish('sent');
    measuredMails.publish('refused');
    const page = await finishPage({ status: 200, headers: {}, body: Buffer.from('<p>Page</p>') });
    await cache.get('/home', async () => page);
    await cache.get('/home', async () => page);
    const metrics = await readMetrics();
    expect(metrics.get('waymark_mails_total{outcome="sent"}')).toBe(1);
    expect(metrics.get('waymark_mails_total{outcome="deferred"}')).toBe(0);
    expect(metrics.get('waymark_mails_total{outcome="refused"}')).toBe(1);
    expect(metrics.get('waymark_page_cache_answers_total{outcome="rendered"}')).toBe(1);
    expect(metrics.get('waymark_page_cache_answers_total{outcome="fresh"}')).toBe(1);
    expect(metrics.get('waymark_page_cache_pages')).toBe(1);
  });

  test('tell the queue, the database, the read model, the last backup, and the process itself', async () => {
    await context.database
      .transaction()
      .execute((transaction) => context.services.queue.enqueue(transaction, 'exchange-rates-changed', {}));
    await recordBackup(context.database, { kind: 'backup', name: 'x.zip', bytes: 1234, rows: 5, files: 0 });
    const other = await start();
    const metrics = await readMetrics(other);
    await other?.stop();
    expect(metrics.get('waymark_queue_jobs{queue="exchange-rates-changed"}')).toBe(1);
    expect(metrics.get('waymark_queue_jobs{queue="send-mail"}')).toBe(0);
    expect(metrics.get('waymark_queue_oldest_seconds{queue="exchange-rates-changed"}')).toBeGreaterThan(0);
    expect(metrics.get('waymark_database_up')).toBe(1);
    expect(metrics.get('waymark_database_waiting')).toBe(0);
    expect(metrics.has('waymark_database_connections{pool="others",state="used"}')).toBe(true);
    expect(metrics.get('waymark_read_model_lag_seconds')).toBeGreaterThan(0);
    expect(metrics.get('waymark_backup_bytes{kind="backup"}')).toBe(1234);
    expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(metrics.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  });

  test('are there while the database is away, and say so', async () => {
    const away = await openOwnDatabase();
    await away.close();
    const other = await start('0', { database: away.database, pool: opened.pool });
    const metrics = await readMetrics(other);
    await other?.stop();
    expect(metrics.get('waymark_database_up')).toBe(0);
    expect([...metrics.keys()].some((name) => name.startsWith('waymark_queue'))).toBe(false);
    expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  test('are at one address, on a port of their own that has to be free', async () => {
    const port = running?.port ?? 0;
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
    await expect(start(String(port))).rejects.toThrow(`METRICS_PORT: port ${port} is not to be had.`);
    expect((await context.app.inject('/metrics')).statusCode).toBe(404);
    expect(
      await serveMetrics(readConfig({}), { ...context.services, pool: opened.pool, cache }, log),
    ).toBeUndefined();
  });

  test.each(['alerts.yml', 'grafana-dashboard.json'])(
    '%s names only metrics that there are',
    async (name) => {
      const text = readFileSync(new URL(`../../../../../deploy/${name}`, import.meta.url), 'utf8');
      const expressions = JSON.stringify(parse(text)).replaceAll(
        /"(?:title|description|summary|action|uid)":"[^"]*"/g,
        '',
      );
      const named = new Set(
        [...expressions.matchAll(/\b(?:waymark|nodejs|process)_[a-z\d_]+/g)].map(([found]) =>
          found.replace(/_(?:bucket|sum|count)$/, ''),
        ),
      );
      const response = await fetch(`http://127.0.0.1:${running?.port}/metrics`);
      const known = new Set(
        [...(await response.text()).matchAll(/^# TYPE (\S+)/gm)].map(([, found]) => found),
      );
      expect(named.size).toBeGreaterThan(5);
      expect([...named].filter((one) => !known.has(one))).toEqual([]);
    },
  );

  test('each alert says what happened and what to do', () => {
    const text = readFileSync(new URL('../../../../../deploy/alerts.yml', import.meta.url), 'utf8');
    const { groups } = parse(text) as {
      groups: {
        rules: { alert: string; labels: { severity: string }; annotations: Record<string, string> }[];
      }[];
    };
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(8);
    for (const { labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations['summary']?.length).toBeGreaterThan(10);
      expect(annotations['action']?.length).toBeGreaterThan(10);
    }
  });

  test('[L-49] says by how much a search engine is behind, and no figure while it is away', async () => {
    const metrics = await readMetrics();
    expect(metrics.get('waymark_search_engine_up')).toBe(1);
    expect(metrics.get('waymark_search_engine_lag_seconds')).toBe(2.5);
    engineLag.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
    const away = await readMetrics();
    expect(away.get('waymark_search_engine_up')).toBe(0);
    expect(away.has('waymark_search_engine_lag_seconds')).toBe(false);
  });
});
