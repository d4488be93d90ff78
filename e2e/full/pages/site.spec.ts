import type { Page } from '@playwright/test';
import { paths, jobDetailPath, landingPath, companyPath } from '@waymark/contract/paths';
import { createCandidate } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { narrow } from '../../fixtures/find-faults.ts';
import { holdRequests, scripts } from '../../fixtures/held-requests.ts';
import { anyJob } from '../../fixtures/jobs.ts';
import { findSidewaysScroll } from '../../fixtures/layout.ts';
import { addWholeStyles, paintedElements } from '../../fixtures/painted.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo, settled, openUnhydrated, readSent } from '../../pages/page-frame.ts';
import { AboutPage } from '../../pages/site-pages.ts';

test.describe('about us', () => {
  test('[J-4] is a page for search engines and for caches', async ({ page }) => {
    const about = new AboutPage(page);
    const response = await about.open();
    expect(response.headers()['cache-control']).toContain('public');
    expect(response.headers()['etag']).toBeTruthy();
    await expect(page).toHaveTitle('About Us | Waymark');
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', `${origin()}/about-us`);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /job board/);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
});

test.describe('the frame of the site', () => {
  test('[A-14] a page that has nothing to show is the same 404, with its title', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(404);
    const response = await goTo(page, '/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/Error 404/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('[A-2] a name that is one long word makes no page scroll sideways', async ({ journey }) => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
    const { accessToken } = await createCandidate({ lastName: word, jobTitle: word, location: word });
    const page = await journey.openPage({ token: accessToken, viewport: narrow });
    for (const path of [paths.jobsProfile, paths.jobsMyResume, paths.account]) {
      await goTo(page, path);
      await settled(page);
      expect(await findSidewaysScroll(page)).toBe(0);
      await page.getByRole('button', { name: /^More/ }).click();
      const sheet = page.getByRole('dialog', { name: 'All pages' });
      await expect(sheet.locator('strong').filter({ hasText: word })).toBeVisible();
      expect(await findSidewaysScroll(page)).toBe(0);
    }
  });
});

test.describe('[E-1] the header', () => {
  test('[E-1, I-7] the jobs are marked in each view of the search, and at a posting', async ({ page }) => {
    const posting = jobDetailPath((await anyJob()).id);
    for (const path of ['/browse-job-filter-list', '/browse-job-list', '/browse-job-grid', posting]) {
      await goTo(page, path);
      const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
      await expect(marked, path).toHaveText(['Jobs']);
    }
  });

  test('[E-1] nothing moves when it becomes known who is signed in', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const release = await holdRequests(page, '**/api/get-auth-user');
    const about = new AboutPage(page);
    await about.open();
    const before = await about.placesInHeader();
    release();
    await expect(about.accountLink.filter({ hasText: 'Marta Vogel' })).toBeVisible();
    await eventually(() => about.placesInHeader()).toEqual(before);
    expect(before.length).toBeGreaterThan(5);
  });
});

const pages = [
  paths.home,
  paths.browseJobFilterList,
  landingPath({ category: 'health' }),
  paths.salaries,
  paths.companies,
  paths.blogGridSidebar,
  paths.faq,
  paths.contact,
  paths.pricingDetails,
  paths.resumeReview,
  paths.login,
];

test.describe('a page as it is sent', () => {
  for (const width of [390, 1440]) {
    test(`[I-7] looks as it does with all styles of the site, ${width} wide`, async ({ journey }) => {
      const page = await journey.openPage({ reducedMotion: 'reduce', viewport: { width, height: 900 } });
      await holdRequests(page, scripts);
      for (const path of pages) {
        await openUnhydrated(page, path);
        const sent = await paintedElements(page);
        await addWholeStyles(page);
        await eventually(() => paintedElements(page), path).toEqual(sent);
      }
    });
  }
});

test.describe('on a phone', () => {
  test('[L-34] iOS zooms into no field: all letters in them are of 16 px and more', async ({ journey }) => {
    const page = await journey.openPage({ viewport: narrow, hasTouch: true, isMobile: true });
    const { home, browseJobFilterList, contact, login, register, freeJobAlerts, salaries, companies } = paths;
    for (const path of [
      home,
      browseJobFilterList,
      contact,
      login,
      register,
      freeJobAlerts,
      salaries,
      companies,
    ]) {
      await goTo(page, path);
      const small = () =>
        page
          .locator('input:not([type=hidden]), select, textarea')
          .evaluateAll((fields) =>
            fields
              .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
              .map((field) => field.outerHTML),
          );
      await eventually(small, path).toEqual([]);
    }
  });

  test('[L-34] the link that skips to the content covers nothing of the header', async ({ journey }) => {
    const page = await journey.openPage({ viewport: narrow });
    await goTo(page, paths.home);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    const overlap = async () => {
      const link = await skip.boundingBox();
      const logo = await page.getByRole('banner').boundingBox();
      return link && logo ? link.y + link.height - logo.y : Number.NaN;
    };
    await eventually(overlap).toBeLessThanOrEqual(0);
  });
});

interface Said {
  title: string;
  description: string;
  canonical: string;
  picture: string;
}

/** The metadata of a page, which search engines and link previews read. */
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
