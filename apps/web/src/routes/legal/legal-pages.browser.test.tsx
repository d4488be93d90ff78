import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { renderPages } from '../../testing/render-part.tsx';
import Imprint from './imprint.tsx';
import Privacy from './privacy.tsx';
import Terms from './terms.tsx';

const version = '2026-11-25-0a1b2c3d';
const loader = () => ({ html: '<p>Be kind.</p>', version, publicUrl: location.origin });

test.each([
  ['Terms', paths.terms, Terms],
  ['Privacy', paths.privacy, Privacy],
])('[L-36] %s shows its text and the version that accounts keep', async (title, path, Component) => {
  const shown = await renderPages([{ path, Component, loader }], { at: path });
  await expect.element(shown.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.element(shown.getByText('Be kind.')).toBeVisible();
  await expect.element(shown.getByText(`Version ${version}`)).toBeVisible();
});

test('[L-36] the imprint is not agreed to, so it shows no version', async () => {
  const shown = await renderPages([{ path: paths.imprint, Component: Imprint, loader }], {
    at: paths.imprint,
  });
  await expect.element(shown.getByText('Be kind.')).toBeVisible();
  await expect.element(shown.getByText(/^Version/)).not.toBeInTheDocument();
});
