import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import Login from '../../../../routes/auth/login.tsx';
import RegisterCompany from '../../../../routes/auth/register-2.tsx';
import { api, refuse } from '../../../../testing/api.ts';
import { findViolations } from '../../../../testing/axe.ts';
import { employer } from '../../../../testing/people.ts';
import { renderPart, type RenderedPart } from '../../../../testing/render-part.tsx';
import { toast, voicesOf } from '../../../../testing/toasts.ts';

const fields = {
  'Company name': 'Harbour Works',
  Website: 'harbour.example',
  'First name': 'Olga',
  'Last name': 'Ott',
  'Work email': 'olga@harbour.example',
  Phone: '+44 20 7946 0123',
  Password: 'ships on the horizon',
};

const open = () => renderPart(<RegisterCompany />, { at: paths.employerRegister });
const field = (page: RenderedPart, label: string) => page.getByLabelText(label, { exact: true });
const errorsOf = (page: RenderedPart) =>
  page
    .getByRole('alert')
    .elements()
    .map((error) => error.textContent);

async function fillAndSend(page: RenderedPart): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
  await field(page, 'Country').selectOptions('Norway');
  await page.getByRole('button', { name: 'Register company' }).click();
}

test('[A-2, B-12] shows an error on blur, and focuses the first invalid field on submit', async () => {
  const page = await open();
  const website = field(page, 'Website');
  await website.fill('nowhere');
  expect(errorsOf(page)).toEqual([]);
  (website.element() as HTMLElement).blur();
  await expect
    .poll(() => errorsOf(page))
    .toEqual(['Enter a valid website, for example https://company.example']);
  await website.fill('harbour.example');
  await expect.poll(() => errorsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Register company' }).click();
  await expect
    .poll(() => errorsOf(page))
    .toEqual([
      'Company name is required',
      'Country is required',
      'First name is required',
      'Last name is required',
      'Work email is required',
      'Phone is required',
      'Password is required',
    ]);
  await expect.element(field(page, 'Company name')).toHaveFocus();
  expect(await findViolations()).toEqual([]);
});

test('[B-11, B-12] a taken email keeps the values, and the link to sign in passes them on', async () => {
  const taken = 'An account with this email already exists. Sign in instead.';
  api.answer('POST /employer-signup', () => refuse('conflict', taken, { fields: { email: taken } }));
  const page = await renderPart(<RegisterCompany />, {
    at: paths.employerRegister,
    pages: [{ path: paths.login, element: <Login /> }],
  });
  await fillAndSend(page);
  const question = page.getByText(/Do you have an account already/);
  const offered = question.getByRole('link', { name: 'Sign In' });
  await expect.element(offered).toBeVisible();
  // The field and the toast say it; the question is no third voice.
  await expect.element(toast(taken)).toBeVisible();
  expect(voicesOf(taken)).toHaveLength(1);
  for (const [label, value] of Object.entries(fields))
    await expect.element(field(page, label)).toHaveValue(value);
  await expect.element(field(page, 'Country')).toHaveValue('Norway');
  expect(localStorage.getItem('accessToken')).toBeNull();
  await offered.click();
  await expect.poll(() => page.address()).toBe(paths.login);
  await expect.element(field(page, 'Email')).toHaveValue(fields['Work email']);
  await page.go(-1);
  await expect.element(field(page, 'Company name')).toHaveValue(fields['Company name']);
});

test('[B-12] an existing company is named at its field, and is corrected there', async () => {
  const here = 'Harbour Works is registered already. Ask a colleague to invite you.';
  api.answer('POST /employer-signup', () => refuse('conflict', here, { fields: { companyName: here } }));
  const page = await open();
  await fillAndSend(page);
  await expect.poll(() => errorsOf(page)).toContain(here);
  api.answer('POST /employer-signup', { data: { accessToken: 'the-token-of-the-test', user: employer() } });
  api.answer('GET /get-critique-detail', { data: null });
  await field(page, 'Company name').fill('Harbour Works West');
  await page.getByRole('button', { name: 'Register company' }).click();
  await expect.poll(() => page.address()).toBe(paths.companyManageJob);
  expect(api.callsOf('POST /employer-signup').at(-1)?.body).toMatchObject({
    companyName: 'Harbour Works West',
  });
});

test('[L-25] an owner with one name ticks a box instead of the last name', async () => {
  const page = await open();
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
  await field(page, 'Country').selectOptions('Norway');
  await page.getByRole('checkbox', { name: 'I have only one name' }).click();
  await expect.element(field(page, 'Last name')).toBeDisabled();
  api.answer('POST /employer-signup', { data: { accessToken: 'the-token-of-the-test', user: employer() } });
  api.answer('GET /get-critique-detail', { data: null });
  await page.getByRole('button', { name: 'Register company' }).click();
  await expect.poll(() => page.address()).toBe(paths.companyManageJob);
  const body = api.callsOf('POST /employer-signup')[0]?.body;
  expect(body).toMatchObject({ firstName: 'Olga', lastName: '' });
  expect(body).not.toHaveProperty('hasOneName');
});

test('[A-7, B-12] redirects a signed-in employer home and keeps the session', async () => {
  const page = await renderPart(<RegisterCompany />, { at: paths.employerRegister, user: employer() });
  await expect.poll(() => page.address()).toBe('/');
  expect(localStorage.getItem('accessToken')).not.toBeNull();
});
