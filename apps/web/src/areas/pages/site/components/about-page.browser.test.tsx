import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import SiteLayout from '../../../../routes/layout.tsx';
import { api } from '../../../../testing/api.ts';
import { candidate } from '../../../../testing/people.ts';
import { renderPages } from '../../../../testing/render-part.tsx';
import { AboutPage } from './about-page.tsx';

const about = {
  element: <SiteLayout />,
  loader: () => ({ categories: [{ value: 'health', count: 12 }], searches: [], countries: [] }),
  children: [{ path: paths.aboutUs, element: <AboutPage figures={[]} /> }],
};
const footer = () => page.getByRole('contentinfo');
const createAccount = () => page.getByRole('link', { name: 'Create an Account' });
/** Where the links that a person sees lead. */
const addresses = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

test('[J-4] the page about the board offers members nothing that is for guests only', async () => {
  const forGuests = [paths.register, paths.employerRegister, paths.resumeReview, paths.login];
  const guest = await renderPages([about], { at: paths.aboutUs });
  await expect.element(footer()).toBeVisible();
  await expect.element(createAccount()).toHaveAttribute('href', paths.employerRegister);
  for (const path of forGuests) expect(addresses()).toContain(path);
  await guest.unmount();

  api.answer('GET /product/get-career-services-orders', { orders: [] });
  api.answer('GET /saved-jobs/ids', { data: [] });
  await renderPages([about], { at: paths.aboutUs, user: candidate() });
  await expect.element(page.getByRole('link', { name: 'Marta Vogel, your account' })).toBeVisible();
  await expect.element(footer()).toBeVisible();
  await expect.element(createAccount()).not.toBeInTheDocument();
  expect(addresses()).toContain(paths.browseJobFilterList);
  for (const path of forGuests) expect(addresses()).not.toContain(path);
});
