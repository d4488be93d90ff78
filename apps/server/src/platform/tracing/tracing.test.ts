import Fastify from 'fastify';
import { pino } from 'pino';
import { Writable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createJob, createPlace } from '../../testing/factories.ts';
import { useFeedServer } from '../../testing/feed-server.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { attributesOf, collectTraces, type CollectedSpan } from '../../testing/trace-collector.ts';
import { readConfig } from '../config.ts';
import { startMailDelivery } from '../mail-delivery/deliver-mail.ts';
import type { Mail } from '../mail/mail.ts';
import type { Queue } from '../queue.ts';
import { begunWork, traced } from '../traced.ts';
import { startTracing } from './start-tracing.ts';
import { traceRequests } from './trace-requests.ts';

const context = useTestApp();
const feed = useFeedServer();
const silent = pino({ level: 'silent' });
const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const caller = '00f067aa0ba902b7';
/** All that a span may say. */
const known = [
  'db.collection.name',
  'db.operation.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
  'waymark.mail.kind',
  'waymark.search.relaxation',
];

/** Every span is of one trace, and belongs to another of it but the first. */
function expectOneTrace(spans: readonly CollectedSpan[], root: string): void {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  const roots = spans.filter(({ parentSpanId }) => !parentSpanId);
  expect(roots.map(({ name }) => name)).toEqual([root]);
  expect(spans.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))).toEqual([]);
}

describe('[L-32] traces', () => {
  test('are off, and cost nothing, unless a collector is named', async () => {
    await startTracing(readConfig({}), silent);
    expect(begunWork.hasSubscribers).toBe(false);
  });

  test('a search is one trace: its request, its stages, and the thread that looks up its words', async () => {
    const leeds = await createPlace(context.services, { city: 'Leeds', region: 'England' });
    await createJob(context.services, { title: 'Paediatric Nurse', place_ids: [leeds] });
    await context.services.changes.settled();
    const collector = await collectTraces(silent);
    const q = 'paediatric nurse eve.secret@example.org';
    const answer = await context.app.inject({
      url: `/api/jobs?q=${encodeURIComponent(q)}&location=Leeds`,
      headers: {
        'x-forwarded-for': '203.0.113.77',
        'user-agent': 'Secret Browser',
        cookie: 'session=secret',
        authorization: 'Bearer secret',
        traceparent: `00-${trace}-${caller}-01`,
      },
    });
    const spans = await collector.traceOf('GET /api/jobs');
    const names = new Set(spans.map(({ name }) => name));
    const stages = ['read', 'widen', 'find', 'order', 'relax'].map((stage) => `search ${stage}`);
    expect(stages.filter((stage) => !names.has(stage))).toEqual([]);
    expect([...names].some((name) => name.startsWith('thread search '))).toBe(true);
    expectOneTrace(spans, 'GET /api/jobs');
    const root = spans.find(({ name }) => name === 'GET /api/jobs');
    expect(root && attributesOf(root)).toMatchObject({
      'http.route': '/api/jobs',
      'http.response.status_code': answer.statusCode,
    });
    // Without a trusted proxy any visitor could write into any trace.
    expect(root?.traceId).not.toBe(trace);
    const written = JSON.stringify(collector.exports.map(({ body }) => body));
    expect(written).not.toMatch(/secret|example\.org|paediatric|nurse|leeds|203\.0\.113/i);
  });

  test('a query is named by what it does and its table, and nothing that was sent is in it', async () => {
    const collector = await collectTraces(silent);
    const payload = { email: 'eve.secret@example.org', password: 'correct horse secret' };
    await context.app.inject({ method: 'POST', url: '/api/login', payload });
    const spans = await collector.traceOf('POST /api/login');
    expectOneTrace(spans, 'POST /api/login');
    const tables = spans.map((span) => attributesOf(span)['db.collection.name']);
    expect(tables).toContain('users');
    expect(JSON.stringify(collector.exports)).not.toMatch(/secret|horse|example\.org/);
    const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    expect([...keys].filter((key) => !known.includes(key))).toEqual([]);
  });

  test('a mail and the job that sends it are one trace, failure included, without recipient or subject', async () => {
    const collector = await collectTraces(silent);
    const { services } = context;
    let deliver: ((mail: Mail, job: { id: string }) => Promise<unknown>) | undefined;
    const work = async (_name: string, handle: typeof deliver) => void (deliver = handle);
    const queue = { work, onStop() {} } as unknown as Queue;
    await startMailDelivery({ ...services, queue });
    const mail = { to: 'eve.secret@example.org', subject: 'Secret', html: '', text: '' };
    const job = { id: '0198f2a0-0000-7000-8000-000000000001' };
    const sending = traced({ name: 'job send-mail', isRoot: true }, async () => deliver?.(mail, job));
    await expect(sending).rejects.toThrow('SMTP_URL');
    const spans = await collector.traceOf('job send-mail');
    expectOneTrace(spans, 'job send-mail');
    const sent = spans.find(({ name }) => name === 'mail send');
    expect(sent && attributesOf(sent)).toEqual({ 'waymark.mail.kind': 'other', 'error.type': 'Error' });
    expect(sent?.status).toEqual({ code: 2 });
    expect(JSON.stringify(collector.exports)).not.toMatch(/secret|example\.org/i);
  });

  test('a call to an address that a person entered says neither host nor path, and sends it no traceparent', async () => {
    const collector = await collectTraces(silent);
    let told: unknown;
    feed.answers['/secret-path'] = (request: { headers: object }, response: { end(): void }) => {
      told = request.headers;
      response.end();
    };
    const ask = () =>
      context.services.outbound.ask(feed.at('/secret-path'), { timeoutMs: 5000, maxBytes: 10 });
    const answer = await traced({ name: 'job fetch', isRoot: true }, ask);
    await answer.discard();
    const spans = await collector.traceOf('job fetch');
    const call = spans.find(({ name }) => name === 'call GET');
    expect(call && attributesOf(call)).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'server.address': 'elsewhere',
    });
    expect(told).not.toHaveProperty('traceparent');
    expect(JSON.stringify(collector.exports.map(({ body }) => body))).not.toContain('secret-path');
  });

  test.each<[string, Record<string, string>]>([
    ['EXCHANGE_RATES_URL', {}],
    ['CDN_PURGE_URL', { CDN_PURGE: 'fastly', CDN_PURGE_ZONE: 'z', CDN_PURGE_TOKEN: 'a-secret-of-it' }],
  ])('a server of %s is named, and what the exporter itself asks is in no trace', async (setting, others) => {
    const settings = { ...others, [setting]: feed.at('/rates') };
    const collector = await collectTraces(silent, { settings });
    feed.answers['/rates'] = 'rates';
    await traced({ name: 'job rates', isRoot: true }, async () => (await fetch(feed.at('/rates'))).text());
    const spans = await collector.traceOf('job rates');
    expect(spans.map(({ name }) => name).toSorted()).toEqual(['call GET', 'job rates']);
    const call = spans.find(({ name }) => name === 'call GET');
    expect(call && attributesOf(call)['server.address']).toBe('127.0.0.1');
  });

  test.each([
    [true, `00-${trace}-${caller}-01`, true],
    [false, `00-${trace}-${caller}-01`, false],
    [true, `00-${'0'.repeat(32)}-${caller}-01`, false],
    [true, `00-${trace}-${caller}-01, 00-${trace}-${caller}-01`, false],
    [true, 'anything', false],
  ])('behind a proxy that is trusted (%s) the trace of %s is continued', async (isTrusted, given, taken) => {
    const app = Fastify();
    onTestFinished(() => app.close());
    traceRequests(app, isTrusted);
    app.get('/here', () => 'here');
    const collector = await collectTraces(silent);
    await app.inject({ url: '/here', headers: { traceparent: given } });
    const [span] = await collector.traceOf('GET /here');
    expect([span?.traceId === trace, span?.parentSpanId === caller]).toEqual([taken, taken]);
  });

  test('a share of requests is traced, with all or nothing of each', async () => {
    const collector = await collectTraces(silent, { settings: { OTEL_TRACES_SAMPLER_ARG: '0' } });
    await traced({ name: 'job none', isRoot: true }, () => traced({ name: 'mail send' }, async () => 1));
    const app = Fastify();
    onTestFinished(() => app.close());
    traceRequests(app, true);
    app.get('/here', () => 'here');
    await app.inject({ url: '/here', headers: { traceparent: `00-${trace}-${caller}-01` } });
    expect((await collector.traceOf('GET /here')).map(({ name }) => name)).toEqual(['GET /here']);
  });

  test('headers for the collector come from the settings, and a refusal of it is logged once', async () => {
    const lines: string[] = [];
    const log = pino(
      { level: 'warn' },
      new Writable({ write: (line: Buffer, _encoding, done) => (lines.push(line.toString()), done()) }),
    );
    const settings = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc,x-tenant=board' };
    const collector = await collectTraces(log, { status: 400, settings });
    await traced({ name: 'job one', isRoot: true }, async () => 1);
    await collector.traceOf('job one');
    expect(collector.exports[0]?.headers).toMatchObject({ authorization: 'Bearer abc', 'x-tenant': 'board' });
    await expect.poll(() => lines.length).toBe(1);
    expect(lines.join('')).not.toContain('Bearer');
  });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
])('[L-32] %s is not %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name} (?:is|are)`));
});
