import { paths } from '@waymark/contract/paths';
import type { LedgerPart, ReadLedger } from '@waymark/contract/resumes/resume-check';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, refuse } from '../../../../testing/api.ts';
import { findViolations } from '../../../../testing/axe.ts';
import { idOf } from '../../../../testing/jobs.ts';
import { candidate } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { textsOf } from '../../../../testing/texts.ts';
import { toast } from '../../../../testing/toasts.ts';
import { StoredSection } from './stored-section.tsx';

const none = { field: 0, text: 0, furniture: 0, unread: 0 };
const lines = (count: number, start: string) =>
  Array.from({ length: count }, (_, at) => ({
    page: 1,
    line: `p1-${start}-${at}`,
    area: null,
    quote: `${start} ${at + 1}`,
  }));

const contact: LedgerPart = {
  id: 'contact',
  label: 'Contact details',
  says: '2 lines at the top and beside it, 1 not read',
  counts: { ...none, field: 1, unread: 1 },
  stored: [
    { label: 'Name', value: 'Ada Nilsen' },
    { label: 'Phone', value: null },
  ],
  unread: lines(1, 'Storgata'),
};
const experience: LedgerPart = {
  id: 'section-1',
  label: 'Career',
  says: 'A heading and 7 lines, no job read',
  counts: { ...none, text: 1, unread: 7 },
  stored: [],
  unread: lines(7, 'Led the yard'),
};
const ledger: ReadLedger = {
  counts: { ...none, field: 1, text: 1, unread: 8 },
  parts: [contact, experience],
};

const open = (shown: ReadLedger = ledger) =>
  renderPart(<StoredSection resumeId={idOf(1)} ledger={shown} />, {
    at: paths.resumeCheck,
    user: candidate(),
  });

test('[L-38] what was not read stands first, with its lines, and the part that lost most before the others', async () => {
  await open();
  expect(textsOf(page.getByRole('list', { name: 'What became of the lines' }).getByRole('listitem'))).toEqual(
    ['8 lines not read', '1 line stored in fields', '1 line kept as text'],
  );
  const unread = page.getByRole('region', { name: 'Not read: 8 lines' });
  expect(textsOf(unread.getByRole('heading', { level: 4 }))).toEqual(['Career', 'Contact details']);
  expect(textsOf(unread.getByRole('listitem'))).toHaveLength(6);
  await unread.getByText('2 more lines').click();
  await expect.element(unread.getByRole('listitem').filter({ hasText: 'Led the yard 7' })).toBeVisible();
  const rows = textsOf(page.getByRole('row'));
  expect(rows[1]).toContain('Phonenothing found');
  expect(rows[2]).toContain('A heading and 7 lines, no job readNothing7 lines not read');
  expect(await findViolations()).toEqual([]);
});

test('[L-38] a file of which all was read has no list of what was not', async () => {
  await open({
    counts: { ...none, field: 1 },
    parts: [{ ...contact, counts: { ...none, field: 1 }, unread: [] }],
  });
  await expect.element(page.getByRole('row', { name: /Contact details/ })).toBeVisible();
  await expect.element(page.getByText(/^Not read/)).not.toBeInTheDocument();
});

test('[L-38] a part that was read wrongly is reported, with the document only if that is ticked', async () => {
  api.answer('POST /resumes/:resumeId/misreadings', { message: 'Reported. We use it to mend our reader.' });
  await open();
  await page.getByRole('button', { name: 'Read wrongly? Career' }).click();
  const dialog = page.getByRole('dialog', { name: '“Career” was read wrongly' });
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Please say what is wrong.');
  await expect.element(dialog.getByRole('checkbox')).not.toBeChecked();
  expect(await findViolations()).toEqual([]);
  await dialog.getByLabelText('What is wrong?').fill('These are my jobs');
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect.element(toast('Reported. We use it to mend our reader.')).toBeVisible();
  expect(api.callsOf('POST /resumes/:resumeId/misreadings').map(({ body }) => body)).toEqual([
    { part: 'section-1', remark: 'These are my jobs', withDocument: false },
  ]);
  await expect.element(page.getByRole('row', { name: /Career/ }).getByText('Reported')).toBeVisible();
});

test('[L-38] a refusal stays in the dialog, with what was written', async () => {
  const message = 'You have reported this part already. We are looking at it.';
  api.answer('POST /resumes/:resumeId/misreadings', () => refuse('conflict', message));
  await open();
  await page.getByRole('button', { name: 'Read wrongly? Career' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('What is wrong?').fill('Again');
  await dialog.getByLabelText('Our staff may open this resume').click();
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(message);
  await expect.element(dialog.getByLabelText('What is wrong?')).toHaveValue('Again');
});
