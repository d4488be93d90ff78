import { paths } from '@waymark/contract/paths';
import { findFaults } from '../../fixtures/find-faults.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { NewsletterPages, SubscribeForm } from '../../pages/content-pages.ts';
import { goTo } from '../../pages/page-frame.ts';

test('[E-2, J-1] the form works where no script runs, and stands beside posts as well', async ({
  journey,
  page,
}) => {
  const plain = await journey.openPage({ javaScriptEnabled: false });
  await goTo(plain, paths.newsletter);
  const pages = new NewsletterPages(plain);
  await expect(pages.heading('Newsletter')).toBeVisible();
  const email = `plain.${process.pid}@example.org`;
  await pages.footerForm.subscribe(email);
  await expect(plain.getByText('Almost done. We have sent you a mail')).toBeVisible();
  expect(plain.url()).not.toContain('plain.');
  const { subject } = await receiveMail(origin(), email, /newsletter/);
  expect(subject).toBe('Confirm your newsletter');

  await goTo(page, paths.blogClassicSidebar);
  const aside = new SubscribeForm(
    page
      .getByRole('complementary', { name: 'More of the blog' })
      .getByRole('region', { name: /^Newsletter/ }),
  );
  await aside.subscribe(email);
  await expect(aside.answer).toContainText(`We have sent a mail to ${email}`);
  await goTo(page, paths.newsletter);
  expect(await findFaults(page)).toEqual([]);
});
