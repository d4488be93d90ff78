import { features, type Feature } from '@waymark/contract/feature';
import { isPageOff } from '@waymark/contract/office/feature-choices';
import { featureEndpoints, featureFiles } from '@waymark/contract/office/feature-endpoints';
import { paths } from '@waymark/contract/paths';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { setBack, switchOff } from '../../testing/switches.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();
afterEach(() => setBack(context.database));

const refusal = { code: 'not_found', message: 'This board does not have this: it is switched off.' };
const get = async (url: string) => (await context.app.inject({ url })).body;

async function answerTo(endpoint: string) {
  const [method, path] = endpoint.split(' ') as ['GET' | 'POST', string];
  const url = `/api${path.replaceAll(/:\w+/g, 'c0ffee00-0000-4000-8000-000000000000')}`;
  const response = await context.app.inject({ method, url, ...(method !== 'GET' && { payload: {} }) });
  // A form of browsers answers with a redirect.
  const body: object = response.body === '' ? {} : response.json();
  return { status: response.statusCode, body };
}

describe('[L-31] a feature that is switched off', () => {
  test.each(features)('%s: none of its calls answers, and those of all others do', async (feature) => {
    await switchOff(context.database, feature);
    for (const one of features) {
      for (const endpoint of featureEndpoints[one]) {
        const { status, body } = await answerTo(endpoint);
        const isRefused = status === 404 && isDeepStrictEqual(body, refusal);
        expect([endpoint, isRefused]).toEqual([endpoint, one === feature]);
      }
      for (const file of featureFiles[one] ?? []) {
        const { statusCode } = await context.app.inject(file);
        expect([file, statusCode]).toEqual([file, one === feature ? 404 : 200]);
      }
    }
  });

  test.each(features)('%s: its calls are not described', async (feature) => {
    const described = async () => {
      const { paths: calls } = JSON.parse(await get('/api/openapi.json')) as {
        paths: Record<string, object>;
      };
      return Object.entries(calls).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api', '')}`),
      );
    };
    const all = await described();
    await switchOff(context.database, feature);
    const gone = featureEndpoints[feature].map((name) => name.replaceAll(/:(\w+)/g, '{$1}'));
    expect((await described()).toSorted()).toEqual(
      all.filter((name) => !gone.includes(name as never)).toSorted(),
    );
  });

  test('all: the sitemap lists none of their pages', async () => {
    const listed = async () =>
      Array.from(
        (await get('/sitemap-pages-1.xml')).matchAll(/<loc>(.*?)<\/loc>/g),
        ([, url = '']) => new URL(url).pathname,
      );
    const before = await listed();
    await switchOff(context.database, ...features);
    const after = await listed();
    expect(after).toEqual(before.filter((path) => !isPageOff(features, path)));
    expect(before.length - after.length).toBe(6);
    expect(after).toContain(paths.home);
  });

  test('the pay explorer: assistants have no tool for it', async () => {
    const tools = async () => {
      const response = await context.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: { accept: 'application/json, text/event-stream' },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      });
      return [...response.body.matchAll(/"name":"(\w+)"/g)].map(([, name]) => name);
    };
    const before = await tools();
    expect(before).toContain('get_pay');
    await switchOff(context.database, 'payExplorer');
    expect(await tools()).toEqual(before.filter((name) => name !== 'get_pay'));
  });
});

test('[L-31] links that end something, and work under way, answer whatever is switched off', async () => {
  await switchOff(context.database, ...features);
  const lasting = [
    'POST /newsletter/unsubscribe',
    'GET /newsletter/unsubscribe',
    'POST /job-alerts/unsubscribe',
    'GET /job-alerts/unsubscribe',
    'POST /guest-applications/check',
    'POST /guest-applications/confirm',
    'POST /blog-comments/stop',
    'GET /resume-reviews',
    'GET /resume-review-result',
    'GET /staff/reviews',
    'GET /product/get-career-services-orders',
    'POST /webhooks/checkout',
  ];
  for (const endpoint of lasting) expect((await answerTo(endpoint)).body, endpoint).not.toEqual(refusal);
  const kept: Feature[] = ['resumeReview'];
  expect(isPageOff(kept, paths.staffReviews)).toBe(false);
});
