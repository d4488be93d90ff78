import type { User } from '@waymark/contract/identity/accounts';
import type { CompanyProfileAnswer, SaveCompanyProfile } from '@waymark/contract/companies/company-profile';
import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { api, refuse } from '../../testing/api.ts';
import { mapCities } from '../../testing/map-cities.ts';
import { loaderOf } from '../../testing/loader-of.ts';
import { candidate, employer } from '../../testing/people.ts';
import { renderPages } from '../../testing/render-part.tsx';
import { textsOf } from '../../testing/texts.ts';
import { toast } from '../../testing/toasts.ts';
import CompanyProfile, { clientLoader } from './company-profile.tsx';

const stored: CompanyProfileAnswer = {
  data: {
    name: 'Fjord Care',
    email: '',
    website: '',
    foundedDate: '',
    category: '',
    size: '',
    country: '',
    description: '',
    benefits: '',
    contactPhone: '',
    contactEmail: '',
    contactCountry: 'Norway',
    contactCity: 'Oslo',
    contactZip: '',
    contactAddress: '',
    position: { latitude: 59.91, longitude: 10.75 },
    facebook: '',
    twitter: '',
    google: '',
    linkedin: '',
  },
  version: 'first',
  categories: [],
};
const field = (section: string, label: string) =>
  page.getByRole('group', { name: section }).getByLabelText(label, { exact: true });
const country = () => field('Contact Information', 'Country');
const city = () => field('Contact Information', 'City');
const save = page.getByRole('button', { name: 'Update Setting' });
const marker = (sentence: string | RegExp) => page.getByRole('status').filter({ hasText: sentence });

const route = { path: paths.companyProfile, element: <CompanyProfile />, loader: loaderOf(clientLoader) };

async function open(user: User = employer()) {
  sessionStorage.clear();
  api.answer('GET /places/map-cities', mapCities);
  api.answer('GET /company-profile', stored);
  api.answer('GET /company-media', { data: { logoUrl: null, pictures: [] } });
  api.answer('GET /company/feeds', { data: { isOn: true } });
  api.answer('GET /company-verification', {
    data: { host: null, verification: null, mailFits: false, record: null },
  });
  api.answer('GET /company-profile/position', ({ query }) => {
    if (query.get('country') !== 'United Kingdom') return { data: null };
    const isCity = query.get('city') === 'manchester';
    const position = isCity ? { latitude: 53.481, longitude: -2.242 } : { latitude: 52.5, longitude: -1.5 };
    return { data: { position, isCity } };
  });
  return renderPages([route], { at: paths.companyProfile, user });
}

async function shown(): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1, name: 'Company Profile' })).toBeVisible();
}

async function moveTo(place: string) {
  await city().fill(place);
  await userEvent.tab();
}

test('[H-2] says where the marker stands for a city that the board does not know, and which field is wrong', async () => {
  await open();
  await shown();
  await country().selectOptions('United Kingdom');
  await moveTo('Nowhereham');
  await expect.element(marker(/in the middle of United Kingdom: we do not know this city yet/)).toBeVisible();
  await country().selectOptions('Antigua & Barbuda');
  await expect.element(marker('We do not know this place yet. Put the marker where you are.')).toBeVisible();

  await field('About the company', 'Company name').fill('');
  await field('About the company', 'Website').fill('javascript:alert(1)');
  await field('About the company', 'Founded date').fill('2999-01-01');
  await field('Contact Information', 'Email').fill('nowhere');
  await field('Social links', 'Twitter').fill('@docks');
  await userEvent.tab();
  await expect
    .poll(() => textsOf(page.getByRole('alert')))
    .toEqual([
      'Company name is required',
      'Enter a full address, for example https://company.example',
      'Enter a day that has passed, for example 1998-04-01.',
      'Enter a valid email',
      'Enter a full address, for example https://twitter.com/company',
    ]);
  await expect.element(save).toBeDisabled();
});

test('[H-2, K-3] the marker follows the address, and is dragged, keyed, typed or pressed elsewhere', async () => {
  await open();
  await shown();
  const region = page.getByRole('region', { name: /^Map: / });
  region.element().scrollIntoView({ block: 'center' });
  await expect.element(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  expect(Math.round(region.element().getBoundingClientRect().height)).toBe(300);

  await country().selectOptions('United Kingdom');
  await moveTo('manchester');
  await expect.element(marker('The marker stands at 53.481, -2.242, in manchester.')).toBeVisible();
  region.element().scrollIntoView({ block: 'center' });
  // At zoom 6 the earth is 64 tiles of 256 pixels around. The dot of a city is where its label is anchored.
  const degree = (64 * 256) / 360;
  const dotOf = (name: string) =>
    region.getByText(name, { exact: true }).element().parentElement?.getBoundingClientRect().x ?? 0;
  await expect.element(region.getByText('Liverpool', { exact: true })).toBeInTheDocument();
  await expect
    .poll(() => Math.abs(dotOf('London') - dotOf('Liverpool') - (2.99 - 0.13) * degree))
    .toBeLessThan(2);

  // Dragged by one degree to the east.
  const pin = region.getByRole('button', { name: /^Marker/ });
  const { x, y, width, height } = pin.element().getBoundingClientRect();
  const from = { x: x + width / 2, y: y + height / 2 };
  await commands.dragPointer(from, { x: from.x + degree, y: from.y });
  await expect.element(marker(/^The marker stands at 53\.\d+, -1\.2\d+\.$/)).toBeVisible();

  // With the keyboard, by four pixels.
  (pin.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(marker(/, -1\.3\d+\.$/)).toBeVisible();

  await page.getByText('Set the position by numbers').click();
  await field('On the map', 'Latitude').fill('95');
  await field('On the map', 'Longitude').fill('-2');
  const put = page.getByRole('button', { name: 'Move the marker' });
  await put.click();
  await expect.element(page.getByText('Enter a latitude from -90 to 90, for example 42.36.')).toBeVisible();
  await field('On the map', 'Latitude').fill('51,5');
  await put.click();
  await expect.element(marker('The marker stands at 51.5, -2.')).toBeVisible();

  region.element().scrollIntoView({ block: 'center' });
  await region.click({ position: { x: 60, y: 150 } });
  await expect.element(marker(/at 51\.\d+, -[4-9]\.\d+\.$/)).toBeVisible();
  const [stands = ''] = textsOf(marker(/^The marker stands/));

  api.answer('PUT /company-profile', ({ body }) => {
    const { version: _version, ...data } = body as SaveCompanyProfile;
    return { ...stored, data, version: 'second' };
  });
  await save.click();
  await expect.element(toast('Company profile updated')).toBeVisible();
  await expect.element(marker(stands)).toBeVisible();
  const sent = api.callsOf('PUT /company-profile')[0]?.body as SaveCompanyProfile;
  expect(stands).toContain(`${sent.position?.latitude}, ${sent.position?.longitude}.`);
  expect([sent.version, sent.contactCity]).toEqual(['first', 'manchester']);
});

test('[H-2] what is typed outlives another page of the site, until it is thrown away', async () => {
  const pages = await open();
  await shown();
  const name = field('About the company', 'Company name');
  await name.fill('Fjord Care and Sons');
  await pages.go('/elsewhere');
  await expect.element(page.getByText('Another page')).toBeVisible();
  await pages.go(paths.companyProfile);
  await shown();
  await expect.element(name).toHaveValue('Fjord Care and Sons');
  await expect.element(page.getByText(/^What you had typed is filled in again/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(name).toHaveValue('Fjord Care');
  await pages.go('/elsewhere');
  await pages.go(paths.companyProfile);
  await shown();
  await expect.element(name).toHaveValue('Fjord Care');
});

test('[A-10] belongs to employers', async () => {
  await open(candidate());
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'This page belongs to employers' }))
    .toBeVisible();
  expect(api.callsOf('GET /company-profile')).toEqual([]);
});

test('[A-6] sends guests to the start', async () => {
  api.answer('GET /get-auth-user', () => refuse('unauthenticated', 'Sign in to go on.'));
  const guest = await renderPages([route], { at: paths.companyProfile });
  await expect.poll(() => guest.address()).toBe(paths.root);
});
