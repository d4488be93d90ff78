import { beforeAll, describe, expect, test } from 'vitest';
import { createCompany, createJob, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const page = { origin: 'https://careers.example' };
let jobId = '';
let companyId = '';

beforeAll(async () => {
  const { services } = context;
  const place = await createPlace(services, { city: 'Leeds' });
  companyId = (await createCompany(services, { name: 'Harbor & Pine', contact_city: 'Leeds' })).id;
  const job = { company_id: companyId, title: 'Marine Engineer', place_ids: [place], posted_at: new Date() };
  jobId = (await createJob(services, job)).id;
  for (let more = 0; more < 27; more++) {
    await createJob(services, { title: `Deckhand ${more}`, company_id: companyId, posted_at: new Date() });
  }
  await services.changes.settled();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  context.app.inject({ url: `/api${url}`, headers });

describe('what is public in version 1', () => {
  test('[L-28] a search answers as the board’s own, with facets and links to its pages', async () => {
    const response = await get('/v1/jobs?q=deckhand&sort=newest');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual((await get('/jobs?q=deckhand&sort=newest')).json());
    expect(response.json()).toMatchObject({ total: 27, page: 1, pageSize: 25 });
    const next = /<([^>]+)>; rel="next"/.exec(String(response.headers['link']))?.[1];
    expect(next).toBe('/api/v1/jobs?q=deckhand&sort=newest&page=2');
    const second = await context.app.inject({ url: next! });
    expect(second.json().data).toHaveLength(2);
    expect(second.headers['link']).not.toContain('rel="next"');
  });

  test('[L-28] one job, the companies and one company', async () => {
    expect((await get(`/v1/jobs/${jobId}`)).json().data).toMatchObject({
      id: jobId,
      title: 'Marine Engineer',
    });
    const companies = await get('/v1/companies?q=harbor');
    expect(companies.json()).toEqual({
      data: [
        {
          id: companyId,
          name: 'Harbor & Pine',
          industry: '',
          city: 'Leeds',
          country: '',
          openJobs: 28,
          logoUrl: null,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 25,
    });
    const { data } = (await get(`/v1/companies/${companyId}`)).json();
    expect(data).toMatchObject({ id: companyId, address: { city: 'Leeds' } });
    const none = await get('/v1/companies/0197c5b2-0000-7000-8000-00000000abcd');
    expect(none.json()).toMatchObject({
      code: 'not_found',
      message: 'There is no company with this address.',
    });
  });

  test.each(['/v1/jobs', '/v1/companies', '/v1/jobs?page=0', '/v1/companies?letter=%C3%A4', '/v1/jobs/none'])(
    '[L-28] pages of other sites may read %s, refusals too',
    async (url) => {
      const { headers } = await get(url, page);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      const preflight = await context.app.inject({
        method: 'OPTIONS',
        url: `/api${url}`,
        headers: { ...page, 'access-control-request-method': 'GET' },
      });
      expect(preflight.statusCode).toBe(204);
      expect(preflight.headers['access-control-allow-methods']).toBe('GET, HEAD');
      // A key in a page is a public one.
      expect(preflight.headers['access-control-allow-headers']).not.toMatch(/authorization/i);
    },
  );

  test.each(['/v1/key', '/v1/company/jobs', '/jobs', '/company-keys'])(
    '[L-28] and nothing else, such as %s',
    async (url) => {
      expect((await get(url, page)).headers['access-control-allow-origin']).toBeUndefined();
      const preflight = await context.app.inject({
        method: 'OPTIONS',
        url: `/api${url}`,
        headers: { ...page, 'access-control-request-method': 'GET' },
      });
      expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
      expect(preflight.statusCode).toBe(404);
    },
  );

  test('[L-28] an address without a key has a limit', async () => {
    const { rateLimits } = context.services;
    for (let calls = 0; calls < 3600; calls++) await rateLimits.consume('v1-address', '10.3.3.3');
    const asked = { url: '/api/v1/jobs', headers: page };
    const refused = await context.app.inject({ ...asked, remoteAddress: '10.3.3.3' });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['access-control-allow-origin']).toBe('*');
    expect((await context.app.inject({ ...asked, remoteAddress: '10.3.3.4' })).statusCode).toBe(200);
  });
});
