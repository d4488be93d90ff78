import { paths } from '@waymark/contract/paths';
import { browserStorage } from '../../../apps/web/src/areas/pages/help/storage-constants.ts';
import { createCandidate } from '../../fixtures/accounts.ts';
import { anyJob } from '../../fixtures/jobs.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo, settled } from '../../pages/page-frame.ts';
import { FaqPage } from '../../pages/site-pages.ts';

const helpPages = [
  paths.faq,
  paths.forEmployers,
  paths.accessibility,
  paths.cookies,
  paths.yourData,
  paths.status,
];

test.describe('questions and answers', () => {
  test('[E-2] the search works without JavaScript, and keeps what was asked for', async ({ journey }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    const faq = new FaqPage(page);
    await faq.open();
    await faq.words.fill('passkey');
    await faq.searchButton.click();
    await expect(faq.answers).toHaveCount(1);
    await expect(faq.answer('How can I make my account safer?')).toBeVisible();
    await expect(faq.words).toHaveValue('passkey');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  });

  test('[E-2] the footer leads to the answers themselves', async ({ page }) => {
    const faq = new FaqPage(page);
    await goTo(page, paths.aboutUs);
    await settled(page);
    await faq.footerQuestions.filter({ hasText: 'How do I delete my account?' }).click();
    await expect(page).toHaveURL(`${paths.faq}#delete-account`);
    await expect(faq.answer('How do I delete my account?')).toBeInViewport();
    await goTo(page, paths.aboutUs);
    await faq.openAnswer('post-a-job');
    await expect(faq.answer('How do I post a job?')).toBeInViewport();
  });

  test('[E-2] the footer counts the jobs of countries, and its links find as many', async ({ page }) => {
    const faq = new FaqPage(page);
    await goTo(page, paths.aboutUs);
    const links = faq.footerList('Jobs by country');
    await expect(links).toHaveCount(8);
    const [first = ''] = await links.allTextContents();
    expect(first).toMatch(/^Jobs in .+ [\d,]+$/);
    await links.first().click();
    const count = /[\d,]+$/.exec(first)?.[0] ?? '';
    await expect(page.getByRole('main')).toContainText(new RegExp(`\\b${count}\\b`));
    await expect(page).toHaveURL(/\/jobs\?location=/);
  });

  test('[E-2] search engines get every question', async ({ page }) => {
    const faq = new FaqPage(page);
    await faq.open();
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const markup = JSON.parse(text ?? '') as { '@type': string; mainEntity: unknown[] };
    expect(markup['@type']).toBe('FAQPage');
    expect(markup.mainEntity).toHaveLength(await faq.answers.count());
  });
});

test.describe('pages that explain the board', () => {
  test('[J-4] no page sets a cookie, and the browser keeps only what the page on cookies names', async ({
    journey,
  }) => {
    const { accessToken } = await createCandidate();
    const job = await anyJob();
    const search = `${paths.browseJobFilterList}?q=nurse`;
    const addresses = [search, `${paths.jobDetail}?job=${job.id}`, ...helpPages];
    for (const address of [paths.home, ...addresses]) {
      const response = await fetch(origin() + address);
      await response.body?.cancel();
      expect(response.headers.getSetCookie(), address).toEqual([]);
    }
    for (const token of [undefined, accessToken]) {
      const page = await journey.openPage(token === undefined ? {} : { token });
      for (const address of [paths.home, ...addresses]) {
        await goTo(page, address);
        await settled(page);
      }
      await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check();
      expect(await page.context().cookies()).toEqual([]);
      const kept = await page.evaluate(() => Object.keys(localStorage));
      expect(kept).toContain('theme');
      const named: readonly string[] = browserStorage.flatMap(({ keys }) => keys);
      expect(kept.filter((key) => !named.includes(key.split(':')[0] ?? ''))).toEqual([]);
    }
  });

  test('[J-4] the status page shows the state of the board and is not cached', async ({ page }) => {
    const response = await goTo(page, paths.status);
    expect(response.headers()['cache-control']).toBe('no-store');
    const main = page.getByRole('main');
    await expect(main.getByRole('term')).toContainText(['Pages', 'Search', 'Signing in', 'Mails']);
    await expect(main).toContainText(/[\d,]+ open jobs/);
    await expect(main).toContainText(/Checked on \d+ \w+ \d{4} at \d{2}:\d{2} UTC/);
  });

  test('[J-4] what is kept stands with its periods', async ({ page }) => {
    await goTo(page, paths.yourData);
    const messages = page.getByRole('row').filter({ hasText: 'Messages from the contact form' });
    await expect(messages).toContainText('1 year');
    const account = page.getByRole('row').filter({ hasText: 'Account, profile' });
    await expect(account).toContainText('7 days to change your mind');
  });
});
