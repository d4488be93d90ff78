import { readFile } from 'node:fs/promises';
import { createCandidate } from '../../fixtures/accounts.ts';
import { findFaults } from '../../fixtures/find-faults.ts';
import { expect, test } from '../../fixtures/test.ts';
import { MyResumePage, newTab, save } from '../../pages/resumes-pages.ts';

const fixture = new URL('../../../apps/server/src/testing/resumes/date-rail-lyon.pdf', import.meta.url);

test('[G-3] of two windows the second sees what the first has saved, and loses nothing', async ({
  journey,
}) => {
  const { accessToken } = await createCandidate();
  journey.expectStatus(409);
  const first = new MyResumePage(await journey.openPage({ token: accessToken }));
  const second = new MyResumePage(await newTab(first.page));
  await first.open();
  await second.open();
  const [mine, theirs] = [await first.edit('Resume Headline'), await second.edit('Resume Headline')];
  await theirs.getByLabel('Resume Headline').fill('Theirs');
  await expect(mine.getByText('This is being edited in another window too')).toBeVisible();
  await mine.getByLabel('Resume Headline').fill('Mine');
  await save(theirs);
  await expect(theirs).toBeHidden();
  await expect(mine.getByText('What you typed is still here.')).toBeVisible();
  await expect(mine.getByText('There: Theirs')).toBeVisible();
  await expect(mine.getByLabel('Resume Headline')).toHaveValue('Mine');
  await mine.getByRole('button', { name: 'Take over what is there' }).click();
  await expect(mine.getByLabel('Resume Headline')).toHaveValue('Theirs');
  await mine.getByLabel('Resume Headline').fill('Mine after all');

  // A window without the other's broadcast gets the conflict from the server.
  const elsewhere = new MyResumePage(await journey.openPage({ token: accessToken }));
  await elsewhere.open();
  const third = await elsewhere.edit('Resume Headline', 'Edit');
  await third.getByLabel('Resume Headline').fill('Third');
  await save(third);
  await expect(third).toBeHidden();
  await save(mine);
  await expect(mine.getByText('There: Third')).toBeVisible();
  await mine.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(mine).toBeHidden();
  await expect(second.section('Resume Headline')).toContainText('Mine after all');
});

test('[G-3] a resume is filled from a file, value by value', async ({ journey }) => {
  const { accessToken } = await createCandidate();
  const resume = new MyResumePage(await journey.openPage({ token: accessToken }));
  const { page } = resume;
  await resume.open();
  const headline = await resume.edit('Resume Headline');
  await headline.getByLabel('Resume Headline').fill('In my own words');
  await save(headline);
  await expect(headline).toBeHidden();
  await resume.fillButton.click();
  const file = { name: 'lyon.pdf', mimeType: 'application/pdf', buffer: await readFile(fixture) };
  await resume
    .dialog('Fill from a resume')
    .getByLabel(/^Or another file/)
    .setInputFiles(file);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fill from lyon.pdf');
  const employment = page.getByRole('region', { name: 'Employment' });
  const positions = employment.getByRole('checkbox');
  await expect(positions.first()).toBeVisible();
  const [count, first] = [await positions.count(), await employment.getByRole('strong').first().innerText()];
  await expect(page.getByRole('region', { name: 'The file' }).locator('canvas').first()).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await employment.getByRole('button', { name: 'Accept all of Employment' }).click();
  const skill = page.getByRole('region', { name: 'Key Skills' }).getByRole('listitem').first();
  await skill.getByRole('checkbox').check();
  await expect(page.getByText(new RegExp(`^${count + 1} of \\d+ accepted$`))).toBeVisible();
  await page.getByRole('button', { name: 'Save to My Resume' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Resume');
  await expect(resume.titles('Employment')).toHaveCount(count);
  await expect(resume.titles('Employment').first()).toHaveText(first);
  await expect(resume.entries('Employment').first()).toContainText(/(19|20)\d\d – /);
  // Nothing else was written.
  await expect(resume.section('Resume Headline')).toContainText('In my own words');
  await expect(resume.entries('Education')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Your resumes' })).toContainText('lyon.pdf');
});
