import { describe, expect } from 'vitest';
import { createCandidate, signInToDemo } from '../fixtures/accounts.ts';
import { test, type Journey } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { anyJob, jobOfDemoEmployer } from '../fixtures/jobs.ts';
import { CompanyProfilePage } from '../pages/company-profile-page.ts';
import { JobPage } from '../pages/job-page.ts';
import { ManageJobsPage } from '../pages/manage-jobs-page.ts';

const about = 'About the company';
const contact = 'Contact Information';

async function openProfile(journey: Journey) {
  const { accessToken } = await signInToDemo('employer');
  const page = await journey.openPage({ token: accessToken });
  const profile = new CompanyProfilePage(page);
  await profile.open();
  await profile.heading.waitFor();
  return { page, profile };
}

describe('the company profile', () => {
  test('[A-5, H-1] the avatar and the menu of the manage page lead there', async ({ journey }) => {
    const { accessToken } = await signInToDemo('employer');
    const page = await journey.openPage({ token: accessToken });
    const manage = new ManageJobsPage(page);
    await manage.open();
    await manage.heading.waitFor();
    const [first] = await manage.sidebar.getByRole('link').allTextContents();
    expect(first).toBe('Company Profile');
    await manage.sidebar.getByRole('link', { name: 'Company Profile' }).click();
    await new CompanyProfilePage(page).heading.waitFor();
    expect(manage.address()).toBe('/company-profile');
    await manage.sidebar.getByRole('link', { name: 'Manage jobs' }).click();
    await manage.heading.waitFor();
    await manage.accountLink.click();
    await page.waitForURL('**/company-profile');
  });

  test('[H-2] saves what is changed, and every job shows the new name and website', async ({ journey }) => {
    const { job, company } = await jobOfDemoEmployer();
    const { page, profile } = await openProfile(journey);
    const name = profile.field(about, 'Company name');
    expect(await name.inputValue()).toBe(company.name);
    expect(await profile.saveButton.isDisabled()).toBe(true);
    // The posting is in the cache under the old name.
    const visitor = new JobPage(await journey.openPage());
    await visitor.open(job.id);
    await visitor.page.getByText(company.name).first().waitFor();

    const renamed = `Quillfeather Docks ${process.pid}`;
    await name.fill(renamed);
    await profile.field(about, 'Website').fill('docks.example');
    await profile.field(about, 'Description').fill('We schedule ports.\n\nAnd rail yards.');
    await profile.field('Social links', 'Linkedin').fill('linkedin.example/company/docks');
    await profile.saveButton.click();
    await profile.toast('Company profile updated').waitFor();
    await page.getByRole('complementary').getByText(renamed).waitFor();
    await eventually(() => profile.saveButton.isDisabled()).toBe(true);
    await page.reload();
    await eventually(() => profile.field(about, 'Website').inputValue()).toBe('https://docks.example');
    expect(await profile.field('Social links', 'Linkedin').inputValue()).toBe(
      'https://linkedin.example/company/docks',
    );

    await eventually(async () => {
      await visitor.open(job.id);
      return visitor.page.getByRole('main').textContent();
    }).toContain('And rail yards.');
    expect(await visitor.page.getByRole('link', { name: 'Website' }).getAttribute('href')).toBe(
      'https://docks.example',
    );
    await visitor.page.getByText(renamed).first().waitFor();
    await eventually(async () => (await anyJob(`?q=Quillfeather&company=${company.id}`)).company.name).toBe(
      renamed,
    );

    await name.fill(company.name);
    await profile.saveButton.click();
    await profile.toast('Company profile updated').waitFor();
  });

  test('[H-2] cannot be saved while a field is wrong, and says which', async ({ journey }) => {
    const { profile } = await openProfile(journey);
    await profile.field(about, 'Company name').fill('');
    await profile.field(about, 'Website').fill('javascript:alert(1)');
    await profile.field(about, 'Founded date').fill('2999-01-01');
    await profile.field(contact, 'Email').fill('nowhere');
    await profile.field('Social links', 'Twitter').fill('@docks');
    await profile.field('Social links', 'Twitter').blur();
    await eventually(() => profile.errors.allTextContents()).toEqual([
      'Company name is required',
      'Enter a full address, for example https://company.example',
      'Enter a day that has passed, for example 1998-04-01.',
      'Enter a valid email',
      'Enter a full address, for example https://twitter.com/company',
    ]);
    expect(await profile.saveButton.isDisabled()).toBe(true);
  });

  test('[H-2, K-3] the marker of the map follows the address, and is dragged, pressed, keyed or typed elsewhere', async ({
    journey,
  }) => {
    const { page, profile } = await openProfile(journey);
    const { map } = profile;
    await map.waitUntilDrawn();
    expect(Math.round(await map.height())).toBe(300);

    await profile.field(contact, 'Country').selectOption('United Kingdom');
    await profile.field(contact, 'City').fill('manchester');
    await profile.field(contact, 'City').blur();
    await profile.markerStands('The marker stands at 53.481, -2.242, in manchester.').waitFor();
    await map.region.scrollIntoViewIfNeeded();
    const degree = (64 * 256) / 360;
    await eventually(async () =>
      Math.abs((await map.distanceEast('Liverpool', 'London')) - (2.99 - 0.13) * degree),
    ).toBeLessThan(2);

    // Dragged by one degree to the east.
    await map.marker.hover();
    const box = await map.marker.boundingBox();
    if (!box) throw new Error('The marker is not to be seen.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.down();
    await page.mouse.move(x + degree / 2, y);
    await page.mouse.move(x + degree, y);
    await page.mouse.up();
    await profile.markerStands(/^The marker stands at 53\.\d+, -1\.2\d+\.$/).waitFor();

    // With the keyboard, by four pixels.
    await map.marker.focus();
    await page.keyboard.press('ArrowLeft');
    await profile.markerStands(/, -1\.3\d+\.$/).waitFor();

    await profile.moveTo('95', '-2');
    await page.getByText('Enter a latitude from -90 to 90, for example 42.36.').waitFor();
    await profile.field('On the map', 'Latitude').fill('51,5');
    await page.getByRole('button', { name: 'Move the marker' }).click();
    await profile.markerStands('The marker stands at 51.5, -2.').waitFor();

    await map.region.click({ position: { x: 60, y: 150 } });
    const sentence = () => profile.markerStands(/^The marker stands/).textContent();
    await eventually(sentence).toMatch(/at 51\.\d+, -[4-9]\.\d+\.$/);
    const stands = await sentence();
    await profile.saveButton.click();
    await profile.toast('Company profile updated').waitFor();
    await page.reload();
    await profile.markerStands(stands ?? '').waitFor();
  });

  test('[H-2] of a city that the board does not know the marker takes the country, and says so', async ({
    journey,
  }) => {
    const { profile } = await openProfile(journey);
    await profile.field(contact, 'Country').selectOption('United Kingdom');
    await profile.field(contact, 'City').fill('Nowhereham');
    await profile.field(contact, 'City').blur();
    await profile.markerStands(/in the middle of United Kingdom: we do not know this city yet/).waitFor();
    await profile.field(contact, 'Country').selectOption('Antigua & Barbuda');
    await profile.markerStands('We do not know this place yet. Put the marker where you are.').waitFor();
  });

  test('[A-10] belongs to employers', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    await new CompanyProfilePage(page).open();
    await page.getByRole('heading', { level: 1, name: 'This page belongs to employers' }).waitFor();
  });

  test('[A-6] sends guests to the start', async ({ page, journey }) => {
    journey.expectStatus(401);
    await new CompanyProfilePage(page).open();
    await page.waitForURL('**/home');
  });
});
