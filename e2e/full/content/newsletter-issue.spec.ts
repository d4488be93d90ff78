import { paths } from '@waymark/contract/paths';
import { signInToDemo } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { findFaults } from '../../fixtures/find-faults.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { NewsletterDesk, NewsletterPages, SubscriptionPage } from '../../pages/content-pages.ts';
import { goTo } from '../../pages/page-frame.ts';

const reader = `nina.reader.${process.pid}@example.org`;
const title = `Two lines to look for ${process.pid}`;
const slug = `two-lines-to-look-for-${process.pid}`;

const local = (address = '') => address.replace(origin(), '');
const linkTo = (pathname: string, links: readonly string[]) =>
  local(links.find((link) => new URL(link).pathname === pathname));

test('[E-2, L-20] a reader subscribes in the footer, gets an issue, reads it on the web and stops the newsletter', async ({
  page,
  journey,
}) => {
  journey.expectStatus(400, 410);
  const pages = new NewsletterPages(page);
  await goTo(page, paths.aboutUs);
  const form = pages.footerForm;
  await form.subscribe('');
  await expect(form.error('Email is required')).toBeVisible();
  await expect(form.email).toBeFocused();
  await form.subscribe('nina at home');
  await expect(form.error('Enter a valid email')).toBeVisible();
  await expect(form.email).toHaveValue('nina at home');
  expect(await findFaults(page)).toEqual([]);
  await form.subscribe(reader);
  await expect(form.answer).toContainText(`We have sent a mail to ${reader}`);

  const asked = await receiveMail(origin(), reader, /^Confirm your newsletter/);
  const subscription = new SubscriptionPage(page);
  const link = linkTo(paths.newsletterSubscription, asked.links);
  await subscription.openLink(`${link}x`);
  await subscription.button('Send me the newsletter').click();
  await expect(subscription.dead).toContainText('This link no longer works');
  const opened = await subscription.openLink(link);
  expect(opened.headers()['cache-control']).toBe('no-store');
  expect(await findFaults(page)).toEqual([]);
  await subscription.button('Send me the newsletter').click();
  await expect(subscription.answer).toContainText('comes to you from now on');

  const { accessToken } = await signInToDemo('staff');
  const desk = new NewsletterDesk(await journey.openPage({ token: accessToken }));
  await desk.open();
  await expect(desk.confirmed).toHaveText(/[1-9].* get the newsletter/);
  expect(await findFaults(desk.page)).toEqual([]);
  await desk.write({
    title,
    summary: 'What a posting says between its lines.',
    text: '## Pay\n\nIs it **named**? Read [what it means](/blog-classic).\n\n<script>alert(1)</script>',
  });
  await expect(desk.mailPreview).toHaveAttribute('srcdoc', /Is it <strong>named<\/strong>\?/);
  await desk.button('Mail as text').click();
  await expect(desk.page.getByText(`what it means (${origin()}/blog-classic)`)).toBeVisible();
  await desk.button('Page').click();
  expect(await findFaults(desk.page)).toEqual([]);

  await desk.button('Send me a test').click();
  await expect(desk.toast('A test is on its way')).toBeVisible();
  await desk.field('Day and time').fill('2020-01-01T10:00');
  await desk.button('Schedule').click();
  await desk.dialog.getByRole('button', { name: 'Set the day' }).click();
  await expect(desk.dialog.getByText('This time has passed')).toBeVisible();
  await desk.dialog.getByRole('button', { name: 'Cancel' }).click();
  await desk.field('Day and time').fill(`${new Date().getFullYear() + 1}-01-01T10:00`);
  await desk.button('Schedule').click();
  await desk.dialog.getByRole('button', { name: 'Set the day' }).click();
  await expect(desk.state(/^Scheduled for/)).toBeVisible();

  await desk.button('Send now').click();
  await desk.dialog.getByRole('button', { name: /^Send to [1-9]/ }).click();
  await expect(desk.state(/^(On its way|Sent)$/).first()).toBeVisible();
  expect(await findFaults(desk.page)).toEqual([]);

  const mail = await receiveMail(origin(), reader, new RegExp(`^${title}$`));
  expect(mail.text).toContain('Is it named? Read what it means');
  expect(mail.text).not.toContain('alert(1)');
  await goTo(page, linkTo(paths.newsletterIssue, mail.links));
  await expect(pages.heading(title)).toBeVisible();
  await expect(page.getByText('Is it named?')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await eventually(async () => (await fetch(origin() + paths.newsletter)).text()).toContain(title);
  await pages.open();
  await pages.issue(title).click();
  await expect(page).toHaveURL(new RegExp(`issue=${slug}`));

  const stopLink = linkTo(paths.newsletterSubscription, mail.links);
  await subscription.openLink(stopLink);
  await subscription.button('Stop the newsletter').click();
  await expect(subscription.answer).toContainText('The newsletter is stopped');
  await subscription.button('Send me the newsletter again').click();
  await expect(subscription.answer).toContainText('comes to you again');
  await subscription.openLink(stopLink);
  await subscription.button('Stop the newsletter').click();
  await expect(subscription.answer).toContainText('The newsletter is stopped');
  await desk.open('sent');
  await expect(desk.page.getByRole('row').filter({ hasText: title }).getByRole('cell').last()).toHaveText(
    '1',
  );
  expect(await findFaults(desk.page)).toEqual([]);
});
