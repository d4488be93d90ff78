import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { JobRow } from './job-row.tsx';

const job = {
  id: 'a',
  title: 'Nurse',
  company: { id: 'c', name: 'Fjord Care', logoUrl: null, industry: '', size: '' },
  places: [],
  status: 'active',
  waitsFor: null,
  moderationReason: '',
  publishAt: null,
  postedAt: '2026-11-20T12:00:00.000Z',
  deadline: null,
  closedOn: null,
  trashedAt: null,
  applications: 12,
  newApplications: 3,
  views: 40,
  starred: false,
  unread: true,
  isChangeable: true,
  isEditable: true,
  confirmedAt: '2026-11-20T12:00:00.000Z',
  askedToConfirm: false,
  language: '',
} satisfies ManagedJob;

const nothing = () => undefined;
const selection = {
  selected: [],
  isWhole: false,
  has: () => false,
  toggle: nothing,
  selectAll: nothing,
  clear: nothing,
};

function render(overrides: Partial<ManagedJob>, showsCompany = false): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <table>
        <tbody>
          <JobRow
            job={{ ...job, ...overrides }}
            selection={selection}
            showsCompany={showsCompany}
            onAction={nothing}
            onStar={nothing}
            onDraft={nothing}
            onView={nothing}
          />
        </tbody>
      </table>
    </MemoryRouter>,
  );
}

test('[H-4] a recruiter selects a job, confirms it and moves it to the trash', () => {
  const html = render({});
  expect(html).toContain('type="checkbox"');
  expect(html).toContain('Still open');
  expect(html).toContain('Move to trash');
  expect(html).toContain('Edit Nurse');
  expect(html).toContain('Duplicate Nurse');
  expect(render({ isEditable: false })).not.toContain('Edit Nurse');
});

test('[H-4, A-10] a viewer sees the same and no button that changes something', () => {
  const html = render({ isChangeable: false });
  expect(html).toContain('3 new');
  expect(html).not.toContain('type="checkbox"');
  expect(html).not.toContain('Still open');
  expect(html).not.toContain('Move to trash');
  expect(html).not.toContain('Edit');
  expect(html).not.toContain('Duplicate');
  const inTrash = render({ isChangeable: false, status: 'closed', trashedAt: '2026-11-21T12:00:00.000Z' });
  expect(inTrash).not.toContain('Restore');
});

test('[H-4] the company shows for members of several companies', () => {
  expect(render({})).not.toContain('Fjord Care');
  expect(render({}, true)).toContain('Fjord Care');
});

test('[H-5] a pending job shows what it waits for', () => {
  const unpaid = { status: 'pending', waitsFor: 'payment' } as const;
  expect(render(unpaid)).toContain('Waits for its payment');
  expect(render(unpaid)).toContain('href="/company-transactions"');
  expect(render({ ...unpaid, isChangeable: false })).not.toContain('/company-transactions');
  const sentBack = { status: 'pending', waitsFor: 'changes', moderationReason: 'Name the place.' } as const;
  expect(render(sentBack)).toContain('We ask for a change: Name the place.');
  const publishAt = '2026-12-24T08:00:00.000Z';
  expect(render({ status: 'pending', waitsFor: 'day', publishAt })).toContain('Goes live on 24 Dec 2026');
});

test('[H-4, L-7] a posting that staff closed says so, and why; one that its company closed does not', () => {
  const reason = 'You told us that the post is filled.';
  expect(render({ status: 'closed', moderationReason: reason })).toContain(`We closed it: ${reason}`);
  expect(render({ status: 'closed' })).not.toContain('We closed it');
});
