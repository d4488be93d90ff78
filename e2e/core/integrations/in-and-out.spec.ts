import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { paths } from '@waymark/contract/paths';
import { XMLParser } from 'fast-xml-parser';
import createClient from 'openapi-fetch';
import Parser from 'rss-parser';
import { Webhook } from 'standardwebhooks';
import { callApi, signInToDemo } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { startOtherServer, type OtherServer } from '../../fixtures/other-server.ts';
import { origin } from '../../fixtures/product.ts';
import { headingOf, openStaffPage } from '../../fixtures/staff-desk.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo } from '../../pages/page-frame.ts';

const words = 'quay lantern trimmer';

/** A feed in the shape of Indeed's with one posting. */
const feedOf = (title: string) => `<?xml version="1.0" encoding="utf-8"?>
<source><publisher>Quay Works</publisher><job>
  <title><![CDATA[${title}]]></title><date><![CDATA[2026-11-20]]></date>
  <referencenumber><![CDATA[QW-1]]></referencenumber><url><![CDATA[https://quay-works.example/jobs/1]]></url>
  <company><![CDATA[Quay Works]]></company><city><![CDATA[Bristol]]></city><country><![CDATA[GB]]></country>
  <description><![CDATA[<p>Trim the ${words}s of the harbour & keep them clean, every night of the year.</p>
    <ul><li>Oil and wick</li><li>Ladders</li></ul>]]></description>
  <salary><![CDATA[£30,000 - £34,000 a year]]></salary><jobtype><![CDATA[fulltime]]></jobtype>
</job></source>`;

test.describe('a posting from elsewhere', () => {
  let other: OtherServer;
  test.beforeEach(async () => {
    other = await startOtherServer();
  });
  test.afterEach(() => other.close());

  test('[L-26, L-27, L-28, L-29] comes in by a source, is told of by a webhook, and is read back by every door', async ({
    journey,
  }) => {
    other.serve('/jobs.xml', 'application/xml', feedOf('Quay Lantern Trimmer'));

    // A system listens.
    const page = await openStaffPage(journey, paths.staffWebhookReceivers);
    await page.getByLabel('Address').fill(`${other.origin}/hook`);
    await page.getByLabel('Name').fill('Harbour office');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'The secret of this receiver' });
    const secret = (await dialog.getByText(/^whsec_/).textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Done' }).click();

    // A source: what a test run reads, saved, and on the list.
    await goTo(page, `${paths.staffImports}?add=source`);
    await page.getByLabel('Address').fill(`${other.origin}/jobs.xml`);
    await page.getByRole('button', { name: 'Test run' }).click();
    await expect(page.getByText('Quay Lantern Trimmer').first()).toBeVisible();
    await page.getByLabel('Pass its postings on in feeds').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const opened = await event(other, secret, 'job.opened');
    const { jobId } = opened.data;

    // A change there.
    other.serve('/jobs.xml', 'application/xml', feedOf('Senior Quay Lantern Trimmer'));
    await page.getByRole('button', { name: 'Run now' }).click();
    expect((await event(other, secret, 'job.changed')).data.jobId).toBe(jobId);

    await expectAtEveryDoor(jobId);
    const visitor = await journey.openPage();
    await goTo(visitor, `/widget?q=${encodeURIComponent(words)}`);
    await expect(visitor.getByRole('link', { name: 'Senior Quay Lantern Trimmer' })).toBeVisible();
    await goTo(visitor, `${paths.jobDetail}?job=${jobId}`);
    await expect(headingOf(visitor, 'Senior Quay Lantern Trimmer')).toBeVisible();
    await expect(visitor.getByText('quay-works.example').first()).toBeVisible();

    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

interface Told {
  type: string;
  data: { jobId: string; jobUrl: string };
}

/** The first webhook of a kind about a job here, once it has come and its signature is right. */
async function event(other: OtherServer, secret: string, type: string): Promise<Told> {
  const received = () =>
    other.posted
      .map(({ headers, body }) => new Webhook(secret).verify(body, headers as Record<string, string>) as Told)
      .find((one) => one.type === type);
  await eventually(() => received()?.type, `a webhook ${type}`).toBe(type);
  return received() as Told;
}

/** Reads the posting back from feeds, the API, the board's shape of Greenhouse, and as an assistant does. */
async function expectAtEveryDoor(jobId: string): Promise<void> {
  const title = 'Senior Quay Lantern Trimmer';
  const { accessToken } = await signInToDemo('staff');
  const headers = { authorization: `Bearer ${accessToken}` };

  const api = createClient<SearchPaths>({ baseUrl: origin() });
  await eventually(async () => {
    const { data } = await api.GET('/api/v1/jobs', { params: { query: { q: words } } });
    return data?.data.map((job) => [job.id, job.title]);
  }).toEqual([[jobId, title]]);

  await eventually(async () => {
    const feed = await new Parser().parseURL(`${origin()}/feeds/jobs.rss?q=${encodeURIComponent(words)}`);
    return feed.items.map((item) => item.title);
  }).toEqual([expect.stringContaining(title)]);

  const made = await callApi('/staff/feeds/partner/address', { method: 'POST', headers });
  const { address } = ((await made.json()) as { data: { address: string } }).data;
  const body = JSON.stringify({ isOn: true });
  const json = { ...headers, 'content-type': 'application/json' };
  expect((await callApi('/staff/feeds/partner', { method: 'PUT', headers: json, body })).status).toBe(200);
  const xml = new XMLParser().parse(await (await fetch(address)).text()) as {
    source: { job: { title: string }[] };
  };
  expect([xml.source.job].flat().map((job) => job.title)).toContain(title);

  const job = (await (await callApi(`/v1/jobs/${jobId}`)).json()) as { data: { company: { id: string } } };
  const board = await fetch(`${origin()}/boards/greenhouse/v1/boards/${job.data.company.id}/jobs`);
  const { jobs } = (await board.json()) as { jobs: { title: string; requisition_id: string }[] };
  expect(jobs).toEqual([expect.objectContaining({ title, requisition_id: jobId })]);

  const assistant = new Client({ name: 'journey', version: '1' });
  await assistant.connect(new StreamableHTTPClientTransport(new URL(`${origin()}/mcp`)));
  const found = await assistant.callTool({ name: 'search_jobs', arguments: { query: words } });
  expect(found.structuredContent).toMatchObject({ jobs: [{ ojcp_id: jobId, title }] });
  await assistant.close();
}

/** The one call of the API's description that this journey uses. */
interface SearchPaths {
  '/api/v1/jobs': {
    get: {
      parameters: { query: { q: string } };
      responses: { 200: { content: { 'application/json': { data: { id: string; title: string }[] } } } };
    };
  };
}
