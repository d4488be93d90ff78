import type { MovedPeople } from '@waymark/contract/lifecycle/moving';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../../testing/api.ts';
import { findViolations } from '../../../../testing/axe.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { MovingDesk } from './moving-desk.tsx';

const none = { isOn: false, waiting: 0, invited: 0, joined: 0, known: 0, leftOut: 0 };
const people: MovedPeople[] = [
  { ...none, kind: 'employer', isOn: true, waiting: 12 },
  { ...none, kind: 'candidate', waiting: 1200 },
];

test('[L-31] staff stops and starts the invitations of each kind', async () => {
  api.answer('POST /staff/moving/invitations', { message: 'Started.', data: people });
  await renderPart(<MovingDesk people={people} />);
  expect(await findViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Stop the invitations: Employers' }).click();
  await page.getByRole('button', { name: 'Start the invitations: Candidates' }).click();
  await expect
    .poll(() => api.callsOf('POST /staff/moving/invitations').map(({ body }) => body))
    .toEqual([
      { kind: 'employer', on: false },
      { kind: 'candidate', on: true },
    ]);
});

test('[L-31] where nobody waits there is nothing to start', async () => {
  await renderPart(<MovingDesk people={[{ ...none, kind: 'employer', invited: 3 }]} />);
  await expect.element(page.getByText('Employers')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
