import { PDFDocument, StandardFonts } from 'pdf-lib';
import { createCandidate } from '../../fixtures/accounts.ts';
import { findFaults, narrow } from '../../fixtures/find-faults.ts';
import { anyJob } from '../../fixtures/jobs.ts';
import type { ChosenFile } from '../../fixtures/pdf.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo } from '../../pages/page-frame.ts';

/** A resume of these lines, one below the other. */
async function drawnResume(name: string, lines: readonly string[]): Promise<ChosenFile> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const page = document.addPage([595, 842]);
  lines.forEach((line, row) => {
    const isHeading = /^(?:Experience|Education|Skills)$/.test(line);
    const size = row === 0 ? 20 : isHeading ? 13 : 10.5;
    page.drawText(line, { x: 56, y: 780 - 20 * row, size, font: row === 0 || isHeading ? bold : font });
  });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

const body = (manager: readonly string[]) => [
  'Experience',
  'Operations Manager, Northfield Logistics, Mar 2021 - Present',
  ...manager,
  'Shift Supervisor, Halden Freight, Jun 2017 - Feb 2021',
  '- Trained 40 new drivers on the routes of the north',
  '- Built a plan of the yard that saved 12 hours a week',
  'Education',
  'BSc Logistics, University of Leeds, 2014 - 2017',
  'Skills',
  'Forklift, Excel, Javascript',
];

const first = () =>
  drawnResume('resume.pdf', [
    'Marta Vogel',
    'Leeds, United Kingdom | +44 113 496 0000',
    ...body([
      '- Responsible for managing a team of drivers and clerks',
      '- Worked with the the customers of the region on their plans',
    ]),
  ]);

const second = () =>
  drawnResume('Marta-Vogel-Operations.pdf', [
    'Marta Vogel',
    'Leeds, United Kingdom | +44 113 496 0000 | marta.vogel@example.com',
    ...body([
      '- Managed a team of 14 drivers and clerks',
      '- Cut the delivery times of 30 customers by a third',
    ]),
  ]);

test('[C-6, L-11, L-12] a resume is checked at once: a finding leads to its place, a better version is compared, and a job is matched', async ({
  page,
  journey,
}) => {
  const candidate = await createCandidate({ firstName: 'Marta', lastName: 'Vogel' });
  const own = await journey.openPage({ token: candidate.accessToken });
  await goTo(own, '/resume-check');
  await expect(own.getByRole('heading', { level: 1, name: 'Resume check' })).toBeVisible();

  // Upload, and the check.
  await own.getByRole('button', { name: 'Check a better version' }).click();
  await own.getByLabel(/^Resume to check/).setInputFiles(await first());
  await own.getByRole('button', { name: 'Check it' }).click();
  const before = own.locator('[data-finding="contact-email-missing"]');
  await expect(before).toContainText('There is no e-mail address');
  await expect(own.getByText(/This check is automatic/)).toBeVisible();
  await expect(own.getByRole('row', { name: /Contact 8 of 15/ })).toBeVisible();

  // A finding, what it says, and its place on the page.
  const weak = own.locator('[data-finding="wording-weak-openings"]');
  await expect(weak).toContainText('Responsible for managing a team of drivers');
  await expect(weak.getByRole('link')).toHaveAttribute('href', /^https:/);
  await weak.getByRole('button', { name: /Show the place/ }).click();
  const mark = own.locator('[data-sheet] [data-mark="wording-weak-openings:0"]');
  await expect(mark).toBeFocused();
  await mark.click();
  await expect(weak).toBeFocused();
  await own.keyboard.press('j');
  await expect(weak).not.toBeFocused();
  await own.keyboard.press('k');
  await expect(weak).toBeFocused();
  await own.getByRole('button', { name: /^Mend first/ }).click();
  await expect(weak).toHaveCount(0);
  await expect(before).toBeVisible();
  await own.getByRole('button', { name: /^All/ }).click();

  // What software would store.
  await expect(own.getByRole('row', { name: /Contact E-mail nothing found/ })).toBeVisible();
  expect(await findFaults(own)).toEqual([]);
  await own.setViewportSize({ width: 1440, height: 900 });

  // The second version, against the first.
  await own.getByRole('button', { name: 'Check a better version' }).click();
  await own.getByLabel(/^Resume to check/).setInputFiles(await second());
  await own.getByRole('button', { name: 'Check it' }).click();
  const comparison = own.getByRole('region', { name: 'Before and after' });
  await expect(comparison).toContainText('There is no e-mail address');
  await expect(comparison).toContainText(/\+\d+ points/);
  await expect(before).toHaveCount(0);
  await expect(own.locator('[data-finding="wording-technologies"]')).toBeVisible();

  // Words of postings.
  await own.getByLabel('Desired job title').fill('Zookeeper of dragons');
  await own.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(own.getByText(/No open posting has the title/)).toBeVisible();

  // On a narrow screen the findings come first, the pages when asked for.
  await own.setViewportSize(narrow);
  await goTo(own, '/resume-check');
  await expect(own.locator('[data-sheet]')).toHaveCount(0);
  await own.getByRole('button', { name: 'Show the pages' }).click();
  await expect(own.locator('[data-sheet] canvas[data-drawn]')).toBeVisible();
  await own.setViewportSize({ width: 1440, height: 900 });

  // A job, compared with the resume; guests are not shown any of it.
  const job = await anyJob();
  await goTo(own, `/job-detail?job=${job.id}`);
  const match = own.getByRole('region', { name: 'Your resume and this job' });
  await match.scrollIntoViewIfNeeded();
  await expect(match.getByText(/A program compared words/)).toBeVisible();
  if (job.skills.length > 0)
    await expect(match).toContainText(new RegExp(`of ${Math.min(20, job.skills.length)} skill`));
  await match.getByRole('link', { name: 'Check this resume' }).click();
  await own.waitForURL(/resume-check\?resume=/);
  await goTo(page, `/job-detail?job=${job.id}`);
  await expect(page.getByRole('region', { name: 'Your resume and this job' })).toHaveCount(0);
});
