import { companyPath, jobDetailPath, paths } from '@waymark/contract/paths';
import type { Page } from '@playwright/test';
import { anyJob } from '../../fixtures/jobs.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { readSent } from '../../pages/page-frame.ts';

interface Said {
  title: string;
  description: string;
  canonical: string;
  picture: string;
}

/** What a page says of itself to whoever does not look at it. */
async function readHead(page: Page, address: string): Promise<Said> {
  const { status } = await readSent(page, origin() + address);
  expect(status, address).toBe(200);
  const content = async (selector: string, attribute: string) =>
    (await page.locator(selector).getAttribute(attribute)) ?? '';
  return {
    title: await page.title(),
    description: await content('meta[name=description]', 'content'),
    canonical: await content('link[rel=canonical]', 'href'),
    picture: await content('meta[property="og:image"]', 'content'),
  };
}

async function addressesOf(file: string): Promise<string[]> {
  const text = await (await fetch(origin() + file)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').slice(origin().length),
  );
}

/** Width and height as the head of a PNG has them. */
async function sizeOfPng(address: string): Promise<number[]> {
  const response = await fetch(address);
  expect(response.status, address).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await response.arrayBuffer());
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

const markupOf = async (page: Page) => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
};

test.describe('what search engines and shared links get', () => {
  test('[A-2] every page of the sitemap says what it is, in words of its own', async ({ journey }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    const addresses = await addressesOf('/sitemap-pages-1.xml');
    expect(addresses).toEqual(expect.arrayContaining([paths.faq, paths.forEmployers, paths.cookies]));
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const address of addresses) {
      const { title, description, canonical, picture } = await readHead(page, address);
      expect(titles.get(title), `${address}: ${title}`).toBeUndefined();
      expect(descriptions.get(description), `${address}: ${description}`).toBeUndefined();
      titles.set(title, address);
      descriptions.set(description, address);
      expect(description.length, `${address}: ${description}`).toBeGreaterThan(40);
      expect(description.length, `${address}: ${description}`).toBeLessThan(200);
      expect(canonical).toBe(origin() + address);
      expect(picture).toBe(`${origin()}/og/board.png`);
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    }
  });

  test('[A-2] [I-6] a job, a company and a post have a picture and a place in the site', async ({
    journey,
  }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    const { id, company } = await anyJob();
    const [post = ''] = await addressesOf('/sitemap-posts-1.xml');
    for (const address of [jobDetailPath(id), companyPath(company.id), post]) {
      const { picture } = await readHead(page, address);
      expect(picture).toContain('/og/');
      expect(await sizeOfPng(picture)).toEqual([1200, 630]);
      const property = (name: string) => page.locator(`meta[property="${name}"]`);
      await expect(property('og:image:width')).toHaveAttribute('content', '1200');
      await expect(property('og:image:height')).toHaveAttribute('content', '630');
      await expect(property('og:image:alt')).toHaveAttribute('content', /\S/);
      await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
        'content',
        'summary_large_image',
      );
      const trail = (await markupOf(page)).find((one) => one['@type'] === 'BreadcrumbList');
      const items = (trail?.['itemListElement'] ?? []) as { item: string }[];
      expect(items.at(0)?.item).toBe(`${origin()}${paths.home}`);
      expect(items.at(-1)?.item).toBe(`${origin()}${address}`);
    }
  });

  test('[A-2] home says whose board it is', async ({ journey }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    await readSent(page, origin() + paths.home);
    const [markup] = await markupOf(page);
    const graph = markup?.['@graph'] as Record<string, unknown>[];
    expect(graph.map((one) => one['@type'])).toEqual(['Organization', 'WebSite']);
    expect(graph[0]).toMatchObject({ name: 'Waymark', url: `${origin()}${paths.home}` });
    const logo = await fetch(String(graph[0]?.['logo']));
    expect(logo.status).toBe(200);
  });
});
