import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { candidate, employer } from '../../testing/people.ts';
import { renderPages } from '../../testing/render-part.tsx';
import AddCompany from './add-company.tsx';

const route = { path: paths.addCompany, element: <AddCompany /> };

test('[A-10] a candidate reads that the page belongs to employers, and where to go on', async () => {
  await renderPages([route], { at: paths.addCompany, user: candidate() });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('This page belongs to employers');
  await expect
    .element(page.getByRole('link', { name: 'Go to your account' }))
    .toHaveAttribute('href', paths.account);
});

test('[B-10] an employer without a password is reminded of it on the page', async () => {
  await renderPages([route], { at: paths.addCompany, user: employer({ hasPassword: false }) });
  await expect.element(page.getByRole('button', { name: 'Send me the link' })).toBeVisible();
  await expect.element(page.getByLabelText('Company name')).toBeVisible();
});
