import { paths } from '@waymark/contract/paths';
import { createCandidate } from '../../fixtures/accounts.ts';
import { anyJob } from '../../fixtures/jobs.ts';
import { listIndexed, readIndexed, speakLanguages, type IndexedPage } from '../../fixtures/languages.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo } from '../../pages/page-frame.ts';

const english = { own: 'en', offered: ['en'] } as const;

test.describe('[L-40] a board of English, German and Arabic', () => {
  test.beforeAll(() => speakLanguages({ own: 'en', offered: ['en', 'de', 'ar'] }));
  test.afterAll(() => speakLanguages(english));

  test('each page of the sitemap names its translations, and each of them names it', async () => {
    const listed = await listIndexed(origin(), 12);
    expect(listed.length).toBeGreaterThan(40);
    const pages = new Map<string, IndexedPage>();
    const read = async (address: string) => {
      const { pathname, search } = new URL(address);
      const page = pages.get(address) ?? (await readIndexed(origin() + pathname + search));
      pages.set(address, page);
      return page;
    };
    for (const address of listed) {
      const page = await read(address);
      expect(page, address).toMatchObject({ status: 200, canonical: address, isHidden: false });
      const { alternates } = page;
      const names = Object.keys(alternates);
      if (names.length === 0) continue;
      expect(names, address).toEqual(['en', 'de', 'ar', 'x-default']);
      expect(alternates[page.language ?? ''], address).toBe(address);
      expect(alternates['x-default']).toBe(alternates['en']);
      for (const other of Object.values(alternates)) {
        expect((await read(other)).alternates, `${other} from ${address}`).toEqual(alternates);
      }
    }
  });

  test('the operator’s texts and postings are found in one language', async () => {
    const { id } = await anyJob();
    for (const path of [paths.terms, paths.blogGridSidebar]) {
      const page = await readIndexed(`${origin()}/de${path}`);
      expect(page, path).toMatchObject({ status: 200, isHidden: true, alternates: {}, language: 'de' });
      expect(new URL(page.canonical ?? '').pathname).toBe(path);
    }
    const posting = await readIndexed(`${origin()}/de${paths.jobDetail}?job=${id}`);
    expect(posting).toMatchObject({ status: 200, isHidden: false, alternates: {} });
    expect(new URL(posting.canonical ?? '').pathname).toBe(paths.jobDetail);
  });

  test('a person stays in a language through links, searches, a touch and a form', async ({ page }) => {
    await goTo(page, '/de/home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('banner').getByRole('link', { name: 'Stellen', exact: true }).first().click();
    await expect(page).toHaveURL(/\/de\/browse-job-filter-list/);
    await page.getByRole('heading', { level: 1 }).first().click();
    await page.getByRole('searchbox', { name: 'Stichwort' }).first().fill('nurse');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/browse-job-filter-list\?q=nurse/);
    await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(/\/ar\/browse-job-filter-list\?q=nurse/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('a member’s pages, the way in and the way out keep the language', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    await goTo(page, `/de${paths.account}`);
    await page.getByLabel('Die Sprache, in der wir Ihnen schreiben').selectOption('ar');
    await page.getByRole('button', { name: 'Sprache speichern' }).click();
    await expect(page).toHaveURL(/\/ar\/account$/);
    await expect(page.getByLabel('اللغة التي نراسلك بها')).toHaveValue('ar');
    // A guest who asks for a member's page is asked who they are.
    journey.expectStatus(401);
    const guest = await journey.openPage();
    await goTo(guest, `/de${paths.account}`);
    await expect(guest).toHaveURL(/\/de\/home$/);
  });

  test('a browser that prefers German is offered it once, and nothing moves', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'de-DE' });
    const page = await context.newPage();
    await goTo(page, `${origin()}/home`);
    const offer = page.getByRole('complementary', { name: 'Diese Seite gibt es auch auf Deutsch.' });
    await expect(offer).toBeVisible();
    await expect(page.getByRole('complementary', { name: /العربية/ })).toBeHidden();
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/de/home');
    expect(await offer.evaluate((part) => getComputedStyle(part).position)).toBe('fixed');
    await offer.getByRole('button', { name: 'Ausblenden' }).click();
    await expect(offer).toBeHidden();
    await goTo(page, `${origin()}/faq`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(offer).toBeHidden();
    await goTo(page, `${origin()}/de/home`);
    await expect(page.getByRole('complementary', { name: /English|Deutsch/ })).toBeHidden();
    await context.close();
  });
});

test('[L-40] a board of German alone has English addresses lead to it, and speaks of no other', async ({
  page,
}) => {
  await speakLanguages({ own: 'de', offered: ['de'] });
  try {
    await goTo(page, '/faq');
    await expect(page).toHaveURL(/\/de\/faq$/);
    await expect(page.getByRole('navigation', { name: 'Sprache' })).toHaveCount(0);
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
    const listed = await listIndexed(origin(), 5);
    for (const address of listed) expect(new URL(address).pathname).toMatch(/^\/de(?:\/|$)/);
    const hidden = await fetch(`${origin()}/fr/home`, { redirect: 'manual' });
    expect([hidden.status, hidden.headers.get('location')]).toEqual([301, '/de/home']);
  } finally {
    await speakLanguages(english);
  }
});
