import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { speak } from '../../../testing/board-languages.ts';
import { createCompany, createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

const get = (url: string, headers: Record<string, string> = {}) =>
  context.app.inject({ method: 'GET', url, headers });

async function createBoard(name = 'Quay & Sons') {
  const company = await createCompany(context.services, { name });
  const job = await createJob(context.services, {
    company_id: company.id,
    title: 'Baker <script>alert(1)</script>',
    description: '<p>Bread.</p>',
  });
  await context.services.changes.settled();
  return { company, job };
}

describe('[L-29] the widget', () => {
  test('in a frame: a page that any site may show, with links and without script', async () => {
    const { company, job } = await createBoard();
    const page = await get(`/widget?company=${company.id}&theme=dark&accent=%23ff9900`);
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'");
    expect(page.body).toContain(`href="${context.services.config.publicUrl}/job-detail?job=${job.id}"`);
    expect(page.body).toContain('Baker &lt;script&gt;');
    expect(page.body).toContain('Quay &amp; Sons');
    expect(page.body).toContain('data-theme="dark"');
    expect(page.body).toContain('--accent:#ff9900');
    expect(page.body).not.toContain('<script');
  });

  test('every other page keeps out of frames', async () => {
    const { company } = await createBoard();
    const { headers } = await get(`/widget/list?company=${company.id}`);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  test('shows the jobs of a search, as many as it is asked for, and the way to all', async () => {
    const { company } = await createBoard();
    for (const title of ['Night Baker', 'Day Baker'])
      await createJob(context.services, { company_id: company.id, title });
    await context.services.changes.settled();
    const list = await get(`/widget/list?company=${company.id}&q=baker&limit=2`);
    expect(list.body.match(/<li>/g)).toHaveLength(2);
    expect(list.body).toContain('See all 3 jobs');
    expect((await get('/widget/list?q=zzzzqqq')).body).toContain('There are no open jobs right now');
  });

  test('[L-13] a title is read in its own direction, and turns round nothing beside it', async () => {
    const company = await createCompany(context.services, { name: 'شركة النور' });
    await createJob(context.services, { company_id: company.id, title: 'محاسب (SAP)' });
    await context.services.changes.settled();
    const { body } = await get(`/widget/list?company=${company.id}`);
    expect(body).toContain('dir="auto">محاسب (SAP)</a><p><bdi>شركة النور</bdi> · ');
  });

  test('[L-40] is in the language of the page around it where the board offers it, else in its own', async () => {
    speak('de', 'ar');
    const { company, job } = await createBoard();
    const query = `company=${company.id}`;
    const arabic = await get(`/widget?${query}&lang=ar-EG`);
    expect(arabic.body).toContain('<html lang="ar" dir="rtl"');
    expect(arabic.body).toContain(`${context.services.config.publicUrl}/ar/job-detail?job=${job.id}`);
    for (const lang of ['', '&lang=fr', '&lang=en', '&lang=de-CH'])
      expect((await get(`/widget/list?${query}${lang}`)).body).toContain('lang="de" dir="ltr"');
  });

  test('a job that closes vanishes from it', async () => {
    const { company, job } = await createBoard();
    const url = `/widget?company=${company.id}`;
    expect((await get(url)).body).toContain(job.id);
    await context.database.updateTable('jobs').set({ status: 'filled' }).where('id', '=', job.id).execute();
    await context.services.changes.settled();
    expect((await get(url)).body).not.toContain(job.id);
  });

  test.each([
    ['limit=100', 400, 'limit is a whole number from 1 to 25.'],
    ['accent=red;}body{x', 400, 'accent is a colour such as #b93a12.'],
    ['lang=<b>', 400, 'lang is the code of a language, for example de.'],
    ['theme=pink', 400, 'theme is one of auto, light, dark.'],
    ['company=nobody-here', 404, 'There is no company with this address.'],
  ])('says what is wrong with ?%s, where it is seen', async (query, status, words) => {
    const list = await get(`/widget/list?${query}`);
    expect([list.statusCode, list.body]).toEqual([status, expect.stringContaining(words)]);
    expect(list.headers['access-control-allow-origin']).toBe('*');
    const page = await get(`/widget?${query}`, { accept: 'text/html' });
    expect([page.statusCode, page.body]).toEqual([status, expect.stringContaining(words)]);
    expect(page.headers['content-security-policy']).toContain('frame-ancestors *');
  });

  test('the script is one expression that waits for the page', async () => {
    const { body, headers } = await get('/widget.js');
    expect(headers['content-type']).toContain('text/javascript');
    const waited: string[] = [];
    const document = { readyState: 'loading', addEventListener: (name: string) => waited.push(name) };
    runInNewContext(body, { document });
    expect(waited).toEqual(['DOMContentLoaded']);
    expect(body).toContain(`${context.services.config.publicUrl}/widget/list`);
  });
});
