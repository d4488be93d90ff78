import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { renderPages } from '../../testing/render-part.tsx';
import { api } from '../../testing/api.ts';
import FraudPolicy from './fraud-policy.tsx';
import Imprint from './imprint.tsx';
import Privacy from './privacy.tsx';
import Terms from './terms.tsx';
import LegalVersions from './versions.tsx';

const version = '2026-11-25-0a1b2c3d';
const loader = () => ({ html: '<p>Be kind.</p>', version, publicUrl: location.origin });

test.each([
  ['Terms', paths.terms, Terms],
  ['Privacy', paths.privacy, Privacy],
])('[L-36] %s shows its text and the version that accounts keep', async (title, path, Component) => {
  const shown = await renderPages([{ path, Component, loader }], { at: path });
  await expect.element(shown.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.element(shown.getByText('Be kind.')).toBeVisible();
  await expect.element(shown.getByText(new RegExp(`^Version ${version}`))).toBeVisible();
});

test('[L-43] the fraud policy has a form by which guests report a posting by its address', async () => {
  const jobId = '0197c5b2-0000-7000-8000-00000000abcd';
  api.answer('POST /jobs/:jobId/reports', { message: 'Thank you. Our team looks at it.' });
  const shown = await renderPages([{ path: paths.fraudPolicy, Component: FraudPolicy, loader }], {
    at: paths.fraudPolicy,
  });
  await expect.element(shown.getByText(new RegExp(`^Version ${version}`))).toBeVisible();
  await expect
    .element(shown.getByRole('link', { name: 'Earlier versions' }))
    .toHaveAttribute('href', `${paths.legalVersions}?text=fraudPolicy`);
  await shown.getByLabelText('Address of the posting').fill('the nurse job');
  await shown.getByLabelText('I was asked for money').click();
  await shown.getByRole('button', { name: 'Send report' }).click();
  await expect.element(shown.getByText(/It has “job=” in it/)).toBeVisible();
  await shown.getByLabelText('Address of the posting').fill(`https://x.example/job-detail?job=${jobId}`);
  await shown.getByRole('button', { name: 'Send report' }).click();
  await expect.element(shown.getByText('Thank you. Our team looks at it.')).toBeVisible();
  expect(api.callsOf('POST /jobs/:jobId/reports')).toMatchObject([
    { params: { jobId }, body: { reason: 'money', text: '', email: '' } },
  ]);
});

test('[L-43] an earlier version shows since when it held and what it changed', async () => {
  const shownVersion = { version, since: '2026-11-25T08:00:00.000Z' };
  const history = {
    text: 'fraudPolicy',
    versions: [{ version: '2026-11-26-aaaaaaaa', since: '2026-11-26T08:00:00.000Z' }, shownVersion],
    shown: { ...shownVersion, html: '<p>Be kind.</p>', changes: [{ kind: 'added', text: 'We answer.' }] },
  };
  const shown = await renderPages(
    [{ path: paths.legalVersions, Component: LegalVersions, loader: () => ({ history, publicUrl: '' }) }],
    { at: paths.legalVersions },
  );
  await expect.element(shown.getByText('Be kind.')).toBeVisible();
  await expect.element(shown.getByText('We answer.')).toBeVisible();
  await expect
    .element(shown.getByRole('listitem').filter({ hasText: /since 26\sNov.*holds now/ }))
    .toBeVisible();
});

test('[L-36] the imprint is not agreed to, so it shows no version', async () => {
  const shown = await renderPages([{ path: paths.imprint, Component: Imprint, loader }], {
    at: paths.imprint,
  });
  await expect.element(shown.getByText('Be kind.')).toBeVisible();
  await expect.element(shown.getByText(/^Version/)).not.toBeInTheDocument();
});
