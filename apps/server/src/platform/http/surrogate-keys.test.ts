import Fastify from 'fastify';
import { companyPath, jobDetailPath, paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import type { CdnConfig } from '../settings/cdn-settings.ts';
import { nameKeptParts, surrogateKeysOf } from './surrogate-keys.ts';

const usual = 'public, max-age=0, s-maxage=30, stale-while-revalidate=600';
const cdn = (kind: CdnConfig['kind']): CdnConfig => ({ kind, zone: 'z', token: 'secret', url: '' });
const [job, other, company] = [newId(), newId(), newId()];
const html = `<a href="${jobDetailPath(other)}">x</a><a href="${companyPath(company)}">y</a>`;

async function headersOf(address: string, given: CdnConfig | undefined, age = usual) {
  const app = Fastify();
  app.addHook('onSend', async (_request, reply) => nameKeptParts(reply, given));
  app.get('/', (_request, reply) =>
    reply.headers({ 'cache-control': age, ...surrogateKeysOf(address, html) }).send('page'),
  );
  const { headers } = await app.inject('/');
  return headers;
}

test('[L-23] the page of a posting names itself, what it shows, and is kept while a purge can end it', async () => {
  const keys = ['board', ...[job, other].map((id) => `j-${id.slice(-12)}`), `c-${company.slice(-12)}`];
  const fastly = await headersOf(jobDetailPath(job), cdn('fastly'));
  expect(fastly['surrogate-key']).toBe(keys.join(' '));
  expect(fastly['cache-control']).toBe('public, max-age=0, s-maxage=600, stale-while-revalidate=30');
  const cloudflare = await headersOf(jobDetailPath(job), cdn('cloudflare'));
  expect(cloudflare['cache-tag']).toBe(keys.join(','));
  expect(cloudflare['surrogate-key']).toBeUndefined();
});

test('[L-23] the times that a page says of itself give way to those of a purge', async () => {
  const own = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';
  const headers = await headersOf(jobDetailPath(job), cdn('fastly'), own);
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=600, stale-while-revalidate=30');
});

test('[L-23] the data of a posting’s page are dropped with it, and kept no longer than before', async () => {
  const dataAddress = jobDetailPath(job).replace('?', '.data?');
  expect(surrogateKeysOf(dataAddress, '')).toEqual({ 'surrogate-key': `board lists j-${job.slice(-12)}` });
  expect((await headersOf(dataAddress, cdn('fastly')))['cache-control']).toBe(usual);
});

test('[L-23] without a purge pages say neither keys nor a longer time', async () => {
  const plain = await headersOf(jobDetailPath(job), undefined);
  expect([plain['surrogate-key'], plain['cache-tag'], plain['cache-control']]).toEqual([
    undefined,
    undefined,
    usual,
  ]);
});

test('[L-23] lists are kept as briefly as before, and what no cache may keep has no keys', async () => {
  const list = await headersOf(paths.home, cdn('fastly'));
  expect(list['cache-control']).toBe(usual);
  expect(list['surrogate-key']).toMatch(/^board lists j-/);
  expect((await headersOf(jobDetailPath(job), cdn('fastly'), 'no-store'))['surrogate-key']).toBeUndefined();
});
