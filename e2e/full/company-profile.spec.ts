import { createCandidate, signInToDemo } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { expect, test, type Journey } from '../fixtures/test.ts';
import { CompanyProfilePage } from '../pages/company-profile-page.ts';
import { ManageJobsPage } from '../pages/manage-jobs-page.ts';
import { reload } from '../pages/page-frame.ts';

const about = 'About the company';
const contact = 'Contact Information';

async function openProfile(journey: Journey) {
  const { accessToken } = await signInToDemo('employer');
  const page = await journey.openPage({ token: accessToken });
  const profile = new CompanyProfilePage(page);
  await profile.open();
  await expect(profile.heading).toBeVisible();
  return { page, profile };
}

test.describe('the company profile', () => {
  test('[A-5, H-1] the avatar and the menu of the manage page lead there', async ({ journey }) => {
    const { accessToken } = await signInToDemo('employer');
    const page = await journey.openPage({ token: accessToken });
    const manage = new ManageJobsPage(page);
    await manage.open();
    await expect(manage.heading).toBeVisible();
    const [first] = await manage.sidebar.getByRole('link').allTextContents();
    expect(first).toBe('Company Profile');
    await manage.sidebar.getByRole('link', { name: 'Company Profile' }).click();
    await expect(new CompanyProfilePage(page).heading).toBeVisible();
    await expect(manage.page).toHaveURL('/company-profile');
    await manage.sidebar.getByRole('link', { name: 'Manage jobs' }).click();
    await expect(manage.heading).toBeVisible();
    await manage.accountLink.click();
    await page.waitForURL('**/company-profile');
  });

  test('[H-2] says where the marker stands for a city that the board does not know, and which field is wrong', async ({
    journey,
  }) => {
    const { profile } = await openProfile(journey);
    await profile.field(contact, 'Country').selectOption('United Kingdom');
    await profile.field(contact, 'City').fill('Nowhereham');
    await profile.field(contact, 'City').blur();
    await expect(
      profile.markerStands(/in the middle of United Kingdom: we do not know this city yet/),
    ).toBeVisible();
    await profile.field(contact, 'Country').selectOption('Antigua & Barbuda');
    await expect(
      profile.markerStands('We do not know this place yet. Put the marker where you are.'),
    ).toBeVisible();

    await profile.field(about, 'Company name').fill('');
    await profile.field(about, 'Website').fill('javascript:alert(1)');
    await profile.field(about, 'Founded date').fill('2999-01-01');
    await profile.field(contact, 'Email').fill('nowhere');
    await profile.field('Social links', 'Twitter').fill('@docks');
    await profile.field('Social links', 'Twitter').blur();
    await expect(profile.errors).toHaveText([
      'Company name is required',
      'Enter a full address, for example https://company.example',
      'Enter a day that has passed, for example 1998-04-01.',
      'Enter a valid email',
      'Enter a full address, for example https://twitter.com/company',
    ]);
    await expect(profile.saveButton).toBeDisabled();
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
    await expect(profile.markerStands('The marker stands at 53.481, -2.242, in manchester.')).toBeVisible();
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
    await expect(profile.markerStands(/^The marker stands at 53\.\d+, -1\.2\d+\.$/)).toBeVisible();

    // With the keyboard, by four pixels.
    await map.marker.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(profile.markerStands(/, -1\.3\d+\.$/)).toBeVisible();

    await profile.moveTo('95', '-2');
    await expect(page.getByText('Enter a latitude from -90 to 90, for example 42.36.')).toBeVisible();
    await profile.field('On the map', 'Latitude').fill('51,5');
    await page.getByRole('button', { name: 'Move the marker' }).click();
    await expect(profile.markerStands('The marker stands at 51.5, -2.')).toBeVisible();

    await map.region.click({ position: { x: 60, y: 150 } });
    const sentence = () => profile.markerStands(/^The marker stands/).textContent();
    await eventually(sentence).toMatch(/at 51\.\d+, -[4-9]\.\d+\.$/);
    const stands = await sentence();
    await profile.saveButton.click();
    await expect(profile.toast('Company profile updated')).toBeVisible();
    await reload(page);
    await expect(profile.markerStands(stands ?? '')).toBeVisible();
  });

  test('[A-10] belongs to employers', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    await new CompanyProfilePage(page).open();
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page belongs to employers' }),
    ).toBeVisible();
  });

  test('[A-6] sends guests to the start', async ({ page, journey }) => {
    journey.expectStatus(401);
    await new CompanyProfilePage(page).open();
    await page.waitForURL('**/home');
  });
});
