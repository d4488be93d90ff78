import { paths, postPath } from '@waymark/contract/paths';
import type { Page } from '@playwright/test';
import { findFaults } from '../../fixtures/find-faults.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { openStaffPage } from '../../fixtures/staff-desk.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo, settled } from '../../pages/page-frame.ts';

const title = `Two questions ${process.pid}`;
const slug = `two-questions-${process.pid}`;
const reader = `reader.${process.pid}@example.org`;

async function write(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write a post' }).click();
  // The list has fields of such names too.
  await expect(page.getByRole('heading', { level: 1, name: 'Without a title' })).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Summary').fill('What to ask before you say yes.');
  await page
    .getByLabel('Text', { exact: true })
    .fill('## Who decides?\n\nAsk **early**.\n\n<script>alert(1)</script>');
  const preview = page.getByRole('region', { name: 'Preview', exact: true }).first();
  await expect(preview.getByRole('heading', { name: 'Who decides?' })).toBeVisible();
  await page.getByLabel('Author').fill('Ada Writer');
  await page.getByLabel('Category').fill('Interviews');
  await page.getByLabel('Tags').fill('questions, interviews');
  await page.getByLabel('Address (optional)').fill(slug);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

async function comment(page: Page): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByLabel('Author') });
  await form.getByLabel('Author').fill('Rosa Reader');
  await form.getByLabel('Email', { exact: true }).fill(reader);
  await form.getByLabel('Comment').fill('And who is told?');
  await form.getByLabel('Mail me when someone answers').check();
  await form.getByLabel('I am not a robot').check();
  await form.getByRole('button', { name: 'Submit comment' }).click();
  await expect(form.getByText('One of us reads your comment first')).toBeVisible();
}

test('[J-1, J-2, J-5] a post is written, given a day, published, read, commented on, answered, and the reader is mailed', async ({
  journey,
  page,
}) => {
  journey.expectStatus(400, 409, 410);
  const desk = await openStaffPage(journey, paths.staffPosts);
  await write(desk);

  // Another window saves: the first shows this, and does not overwrite anything.
  const other = await desk.context().newPage();
  await goTo(other, desk.url().replace(origin(), ''));
  await other.getByLabel('Summary').fill('What to ask before you say no.');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await desk.getByLabel('Summary').fill('Lost?');
  await expect(desk.getByText('just saved in another window')).toBeVisible();
  await desk.getByRole('button', { name: 'Load the other text' }).click();
  await expect(desk.getByLabel('Summary')).toHaveValue('What to ask before you say no.');
  await other.close();

  await desk.getByLabel('Day and time').fill('2020-01-01T10:00');
  await desk.getByRole('button', { name: 'Schedule' }).click();
  await expect(desk.getByText('This time has passed')).toBeVisible();
  const nextYear = new Date().getFullYear() + 1;
  await desk.getByLabel('Day and time').fill(`${nextYear}-01-01T10:00`);
  await desk.getByRole('button', { name: 'Schedule' }).click();
  await expect(desk.getByText(/^Scheduled for/)).toBeVisible();
  expect(await findFaults(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expect(desk.getByText('Published', { exact: true })).toBeVisible();

  await goTo(page, paths.blogClassic);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Ask early.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(origin() + postPath(slug))}`,
  );
  expect(await findFaults(page)).toEqual([]);
  await comment(page);

  await goTo(desk, paths.staffComments);
  await desk.getByRole('button', { name: 'Refuse the comment by Rosa Reader' }).click();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await desk.getByRole('button', { name: 'Approve the comment by Rosa Reader' }).click();
  const first = await receiveMail(origin(), reader, /^Hear of answers/);
  await goTo(page, first.links[0]?.replace(origin(), '') ?? '');
  await page.getByRole('button', { name: 'Mail me when someone answers' }).click();
  await expect(page.getByText('We mail you when someone answers')).toBeVisible();

  await goTo(desk, `${paths.staffComments}?show=approved`);
  await settled(desk);
  expect(await findFaults(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Answer Rosa Reader' }).click();
  await desk.getByLabel('Your answer to Rosa Reader').fill('Everybody who asked.');
  await desk.getByRole('button', { name: 'Publish the answer' }).click();
  const told = await receiveMail(origin(), reader, /^There is an answer/);
  await goTo(page, told.links[0]?.replace(origin(), '') ?? '');
  const thread = page.getByRole('article', { name: /^Comment by/ });
  await expect(thread).toHaveText([/And who is told\?/, /Our team.*Everybody who asked\./]);

  await goTo(desk, `${paths.staffPosts}?show=published`);
  await desk.getByRole('link', { name: title }).click();
  await desk.getByRole('button', { name: 'Take it down' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Take it down' }).click();
  await expect(desk.getByText('Taken down', { exact: true })).toBeVisible();
  expect((await fetch(origin() + postPath(slug))).status).toBe(410);
  await goTo(page, postPath(slug));
  await expect(page.getByRole('heading', { level: 1, name: 'This post was taken down' })).toBeVisible();
});
