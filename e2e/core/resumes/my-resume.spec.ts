import { createCandidate } from '../../fixtures/accounts.ts';
import { findFaults } from '../../fixtures/find-faults.ts';
import { expect, test } from '../../fixtures/test.ts';
import { reload } from '../../pages/page-frame.ts';
import { MyResumePage, save } from '../../pages/resumes-pages.ts';

test('[G-3] a resume is written by hand: checked, kept, put in order, deleted and brought back', async ({
  journey,
}) => {
  const { accessToken, fields } = await createCandidate();
  const resume = new MyResumePage(await journey.openPage({ token: accessToken }));
  const { page } = resume;
  await resume.open();
  await expect(resume.sidebar.getByRole('link', { name: 'My Resume' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const head = resume.section('Basic Details');
  for (const known of [
    fields.jobTitle,
    fields.location,
    fields.phone,
    fields.experienceLevel,
    fields.email,
  ]) {
    await expect(head.getByText(known, { exact: true })).toBeVisible();
  }
  // The number and the resume of the wizard are there, and nothing else.
  await expect(resume.strengthText).toHaveText('8%');
  await expect(resume.strength).toHaveJSProperty('value', 8);

  const job = await resume.edit('Employment');
  await save(job);
  await expect(job.getByText('Designation is required')).toBeVisible();
  await expect(job.getByLabel('Designation')).toBeFocused();
  await job.getByLabel('Designation').fill('Keeper');
  await job.getByLabel('Organization', { exact: true }).fill('Northern Lights');
  await job.getByRole('group', { name: 'Started working from' }).getByLabel('Year').selectOption('2020');
  const till = job.getByRole('group', { name: 'Worked till' });
  await till.getByLabel('Year').selectOption('2019');
  await till.getByLabel('Month').selectOption('May');
  await save(job);
  await expect(job.getByText('The end is before the beginning. Correct one of them.')).toBeVisible();
  await job.getByRole('radio', { name: 'Yes' }).check();
  await expect(till).toBeHidden();
  await job.getByLabel('Job profile').fill('Kept the light, and a log of it.');
  await save(job);
  await expect(job).toBeHidden();
  await expect(resume.entries('Employment')).toContainText(['2020 – Present']);
  await expect(resume.strengthText).toHaveText('34%');
  await expect(resume.strength).toHaveJSProperty('value', 34);

  for (const designation of ['Pilot', 'Stoker']) {
    const next = await resume.edit('Employment');
    await next.getByLabel('Designation').fill(designation);
    await save(next);
    await expect(next).toBeHidden();
  }
  await resume.handle('Stoker').press('ArrowUp');
  await expect(resume.titles('Employment')).toHaveText(['Keeper', 'Stoker', 'Pilot']);
  await expect(resume.handle('Stoker')).toBeFocused();
  await resume.handle('Stoker').press('ArrowUp');
  await expect(resume.titles('Employment')).toHaveText(['Stoker', 'Keeper', 'Pilot']);
  await resume.dragBelow('Stoker', 'Pilot');
  await expect(resume.titles('Employment')).toHaveText(['Keeper', 'Pilot', 'Stoker']);
  await page.getByRole('button', { name: 'Delete Pilot' }).click();
  await expect(resume.titles('Employment')).toHaveText(['Keeper', 'Stoker']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(resume.titles('Employment')).toHaveText(['Keeper', 'Pilot', 'Stoker']);
  await expect(page.getByText('“Pilot” is deleted.')).toBeHidden();
  await reload(page);
  await expect(resume.titles('Employment')).toHaveText(['Keeper', 'Pilot', 'Stoker']);

  // What is pending leads to its dialog; what was typed there outlives Escape and a reload.
  await resume.pending.getByRole('button', { name: 'Add 5 Key Skills' }).click();
  const skills = resume.dialog('Key Skills');
  await skills.getByLabel('Skills', { exact: true }).fill('Lamps, tides');
  await skills.getByLabel('Skills', { exact: true }).press('Enter');
  await page.keyboard.press('Escape');
  await skills.getByRole('button', { name: 'Keep for later' }).click();
  await expect(skills).toBeHidden();
  await reload(page);
  const section = resume.section('Key Skills');
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(skills.getByText('What you had typed is filled in again.')).toBeVisible();
  await expect(skills.getByRole('listitem')).toHaveText([/^Lamps/, /^tides/]);
  await skills.getByRole('button', { name: /^tides\s?, 2 of 2/ }).press('ArrowLeft');
  await expect(skills.getByRole('listitem')).toHaveText([/^tides/, /^Lamps/]);
  expect((await findFaults(page)).map((fault) => `the dialog at ${fault}`)).toEqual([]);
  await save(skills);
  await expect(section.getByText('tides', { exact: true })).toBeVisible();
  await expect(section.getByRole('button', { name: 'Continue' })).toBeHidden();
  expect(await findFaults(page)).toEqual([]);
});
