import { paths } from '@waymark/contract/paths';
import type { StaffMisreading } from '@waymark/contract/resumes/misreadings';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../../testing/api.ts';
import { findViolations } from '../../../../testing/axe.ts';
import { idOf } from '../../../../testing/jobs.ts';
import { administrator } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { toast } from '../../../../testing/toasts.ts';
import { MisreadingList } from './misreading-list.tsx';

const misreading = (number: number, change: Partial<StaffMisreading> = {}): StaffMisreading => ({
  id: idOf(number),
  part: {
    label: 'Experience',
    says: 'A heading and 2 lines, no job read',
    stored: [],
    unread: ['Clerk, Bank, 2019', 'Kept the books'],
  },
  remark: 'The first line is a job',
  readerVersion: 7,
  hasDocument: false,
  at: '2026-11-20T09:00:00.000Z',
  resolvedAt: null,
  ...change,
});

const open = (...data: StaffMisreading[]) =>
  renderPart(<MisreadingList show="open" list={{ data, total: data.length, page: 1, pageSize: 25 }} />, {
    at: paths.staffMisreadings,
    user: administrator(),
  });

test('[L-38] a case shows what was read, the remark, and the resume only where its owner agreed', async () => {
  await open(misreading(1), misreading(2, { hasDocument: true, remark: 'Look' }));
  const [one, other] = page.getByRole('list', { name: 'Cases' }).element().children;
  expect(one?.textContent).toContain('The first line is a job');
  expect(one?.textContent).toContain('2 lines not read');
  expect(one?.textContent).not.toContain('Save the resume');
  expect(other?.textContent).toContain('Save the resume');
  expect(await findViolations()).toEqual([]);
});

test('[L-38] a case is resolved, and the list is loaded again', async () => {
  api.answer('POST /staff/misreadings/:misreadingId/resolution', { message: 'Resolved.' });
  await open(misreading(1));
  await page.getByRole('button', { name: 'Resolve “Experience”' }).click();
  await expect.element(toast('Resolved.')).toBeVisible();
  expect(api.callsOf('POST /staff/misreadings/:misreadingId/resolution')).toHaveLength(1);
});

test('[L-38] an empty list says what comes there', async () => {
  await open();
  await expect.element(page.getByText('What candidates report as read wrongly comes here.')).toBeVisible();
});
