import type { AuditEntry } from '@waymark/contract/identity/audit';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AuditLog } from './audit-log.tsx';

const entry: AuditEntry = {
  id: 'e0000000-0000-4000-8000-000000000001',
  at: '2026-11-27T12:29:00.000Z',
  staffId: 'e0000000-0000-4000-8000-000000000002',
  who: 'Priya Raman',
  action: 'staff.change-role',
  what: 'changed the role of',
  subjectKind: 'user',
  subjectId: 'e0000000-0000-4000-8000-000000000003',
  subject: 'Mina Park',
  reason: '',
  changes: [],
};

test('[L-17] an entry reads as a sentence: who, what was done, and to whom', () => {
  const log = { data: [entry], total: 1, page: 1, pageSize: 25, members: [] };
  const router = createMemoryRouter([{ path: '/', element: <AuditLog log={log} filters={{}} /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html.replace(/<[^>]*>/g, '')).toContain('Priya Raman changed the role of Mina Park');
});
