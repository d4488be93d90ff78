import { paths } from '@waymark/contract/paths';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPages } from '../testing/render-part.tsx';
import AboutUs, { loader as loadAbout } from './about-us.tsx';
import CategoryCompanyJobs, { loader as loadCompanies } from './categories/category-company-jobs.tsx';
import ForEmployers, { loader as loadEmployers } from './for-employers.tsx';

type Load = (given: LoaderFunctionArgs) => Promise<unknown>;

async function show(path: string, Page: ComponentType, load: Load, isLoading: boolean) {
  const stats = { openJobs: 503, companies: 41, loading: null, ...(isLoading && { isLoading }) };
  const pageData = {
    publicUrl: 'https://board.example',
    getSiteStats: async () => stats,
    countJobsByCategory: async () => [],
    blog: { listTeasers: async () => [] },
    categories: { listCompanies: async () => [{ name: 'Salt Quay', value: 'a', count: 7, logoUrl: null }] },
  };
  const given = { context: { get: () => ({ pageData }) } } as unknown as LoaderFunctionArgs;
  const shown = await renderPages([{ path, element: <Page />, loader: () => load(given) }], { at: path });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return shown;
}

const pages = [
  ['/about-us', paths.aboutUs, AboutUs, loadAbout, /503\s*open jobs/],
  ['/for-employers', paths.forEmployers, ForEmployers, loadEmployers, /41 companies hire/],
  [
    'companies by category',
    paths.categoryCompanyJobs,
    CategoryCompanyJobs,
    loadCompanies,
    /41 companies are hiring/,
  ],
] as const;

for (const [name, path, Page, load, words] of pages) {
  test(`[L-21] ${name} shows no count of a part while postings load`, async () => {
    const part = await show(path, Page, load, true);
    expect(part.container.textContent).not.toMatch(/503|\b41\b/);
    await part.unmount();
    const whole = await show(path, Page, load, false);
    expect(whole.container.textContent).toMatch(words);
  });
}

test('[L-21] companies by category, whose own counts stay, say that they are not complete', async () => {
  await show(paths.categoryCompanyJobs, CategoryCompanyJobs, loadCompanies, true);
  await expect.element(page.getByText(/^Postings are still loading\./)).toBeVisible();
});
