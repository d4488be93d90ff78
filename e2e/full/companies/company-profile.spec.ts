import { paths } from '@waymark/contract/paths';
import { emptyDraft } from '@waymark/contract/posting/choices';
import type { DraftFields, PublishedPosting } from '@waymark/contract/posting/postings';
import { quarters } from '../../../apps/server/src/testing/uploads.ts';
import { signInToDemo } from '../../fixtures/accounts.ts';
import { postApi, registerConfirmedCompany, type Owner } from '../../fixtures/companies.ts';
import type { ChosenFile } from '../../fixtures/documents.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { findFaults } from '../../fixtures/find-faults.ts';
import { anyJob, jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { expect, test, type Journey } from '../../fixtures/test.ts';
import { CompanyProfilePage, CompanyMediaSection, CompanyPage } from '../../pages/companies-pages.ts';
import { JobPage, SearchPage } from '../../pages/jobs-pages.ts';
import { reload, goTo } from '../../pages/page-frame.ts';

const about = 'About the company';

async function openProfile(journey: Journey) {
  const { accessToken } = await signInToDemo('employer');
  const page = await journey.openPage({ token: accessToken });
  const profile = new CompanyProfilePage(page);
  await profile.open();
  await expect(profile.heading).toBeVisible();
  return { page, profile };
}

test.describe('the company profile', () => {
  test('[H-2] saves what is changed, and every job shows the new name and website', async ({ journey }) => {
    const { job, company } = await jobOfDemoEmployer();
    const { page, profile } = await openProfile(journey);
    const name = profile.field(about, 'Company name');
    await expect(name).toHaveValue(company.name);
    await expect(profile.saveButton).toBeDisabled();
    // The posting is in the cache under the old name.
    const visitor = new JobPage(await journey.openPage());
    await visitor.open(job.id);
    await expect(visitor.page.getByText(company.name).first()).toBeVisible();

    const renamed = `Quillfeather Docks ${process.pid}`;
    await name.fill(renamed);
    await profile.field(about, 'Website').fill('docks.example');
    await profile.field(about, 'Description').fill('We schedule ports.\n\nAnd rail yards.');
    await profile.field('Social links', 'Linkedin').fill('linkedin.example/company/docks');
    await profile.saveButton.click();
    await expect(profile.toast('Company profile updated')).toBeVisible();
    await expect(page.getByRole('complementary').getByText(renamed)).toBeVisible();
    await expect(profile.saveButton).toBeDisabled();
    await reload(page);
    await expect(profile.field(about, 'Website')).toHaveValue('https://docks.example');
    await expect(profile.field('Social links', 'Linkedin')).toHaveValue(
      'https://linkedin.example/company/docks',
    );

    await eventually(async () => {
      await visitor.open(job.id);
      return visitor.page.getByRole('main').textContent();
    }).toContain('And rail yards.');
    await expect(visitor.page.getByRole('link', { name: 'Website' })).toHaveAttribute(
      'href',
      'https://docks.example',
    );
    await expect(visitor.page.getByText(renamed).first()).toBeVisible();
    await eventually(async () => (await anyJob(`?q=Quillfeather&company=${company.id}`)).company.name).toBe(
      renamed,
    );

    await name.fill(company.name);
    await profile.saveButton.click();
    await expect(profile.toast('Company profile updated')).toBeVisible();
  });
});

const quay = 'Two engineers at the crane';

const logo = async (): Promise<ChosenFile> => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await quarters(300, 300).png().toBuffer(),
});

const photo = async (): Promise<ChosenFile> => ({
  name: 'quay.jpg',
  mimeType: 'image/jpeg',
  buffer: await quarters(1200, 800).jpeg().toBuffer(),
});

async function answerOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

/** An open posting of the company; its title is found nowhere else. */
async function postJob({ accessToken, fields: { companyName, email } }: Owner): Promise<{ title: string }> {
  const title = `Crane Driver of ${companyName}`;
  const fields: DraftFields = {
    ...emptyDraft,
    title,
    notifyEmail: email,
    type: 'full-time',
    category: 'logistics',
    workMode: 'on-site',
    skills: ['Cranes'],
    places: ['London, United Kingdom'],
    description: '<p>Move what comes in.</p>',
  };
  const draft = await answerOf<{ id: string }>(await postApi('/company/drafts', { fields }, accessToken));
  const address = `/company/drafts/${draft.id}/publish`;
  const posted = await answerOf<PublishedPosting>(await postApi(address, { version: 1 }, accessToken));
  expect(posted).toMatchObject({ awaitsApproval: false, awaitsCompany: false });
  return { title };
}

test.describe('logo and pictures of a company', () => {
  test('[H-1, H-2, B-12] are added by a member, seen by everybody, and named in the history', async ({
    journey,
  }) => {
    const owner = await registerConfirmedCompany();
    const { companyName } = owner.fields;
    const { title } = await postJob(owner);
    const page = await journey.openPage({ token: owner.accessToken });
    const media = new CompanyMediaSection(page);
    await media.open();
    await expect(media.logoCard.getByText(/^Your initials take its place so far/)).toBeVisible();
    await media.saveLogo(await logo());
    await expect(media.toast('Logo saved')).toBeVisible();
    const stored = media.logoCard.locator('img');
    await expect(stored).toHaveAttribute('src', /^\/api\/company-logos\//);
    const address = (await stored.getAttribute('src'))?.replace(/\?.*/, '') ?? '';

    await media.picturesCard.getByLabel('Add a picture').setInputFiles(await photo());
    await media.picturesCard.getByRole('button', { name: 'Add picture' }).click();
    await expect(media.picturesCard.getByRole('alert')).toHaveText(/^Say in a few words what it shows/);
    await media.addPicture(await photo(), quay);
    await expect(media.toast('Picture added')).toBeVisible();
    await expect(media.picture(quay)).toBeVisible();
    await expect(media.picturesCard.getByText(/1 of at most/)).toBeVisible();
    const faults = await findFaults(page);

    await page.setViewportSize({ width: 1440, height: 900 });
    await goTo(page, paths.companyHistory);
    const events = page.getByRole('main').getByRole('listitem');
    await expect(events.filter({ hasText: 'Olga Ott added a picture' })).toHaveCount(1);
    await expect(events.filter({ hasText: 'Olga Ott changed the logo' })).toHaveCount(1);
    faults.push(...(await findFaults(page)));
    expect(faults).toEqual([]);

    const visitor = await journey.openPage();
    const search = new SearchPage(visitor);
    await search.open(`?q=${encodeURIComponent(title)}`);
    const card = search.items.filter({ hasText: companyName });
    await expect(card.locator(`img[src^="${address}"]`)).toBeVisible();
    const company = new CompanyPage(visitor);
    await company.open(owner.user.company?.id ?? '');
    await expect(company.name).toHaveText(companyName);
    const head = visitor.getByRole('main').locator(`img[src^="${address}"]`).first();
    await eventually(() => head.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const picture = visitor.getByRole('img', { name: quay });
    await picture.scrollIntoViewIfNeeded();
    await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
  });
});
