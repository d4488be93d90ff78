import { expect, test } from 'vitest';
import { formDraftOf, parseFormDraft } from './form-draft.ts';

const names = ['email', 'phone', 'news'];
const begun = { email: 'ana@example.com', phone: '' };
const stored = (draft: unknown): unknown => JSON.parse(JSON.stringify(draft));

test('[A-13] what differs from how the form began survives a reload, for its owner alone', () => {
  const now = { email: 'ana@example.com', phone: '+47 22 00 00 00', news: true };
  const draft = stored(formDraftOf('ana', names, now, begun));
  expect(parseFormDraft(draft, 'ana', names)).toEqual({
    owner: 'ana',
    values: { phone: '+47 22 00 00 00', news: true },
  });
  expect(parseFormDraft(draft, 'ben', names)).toBeNull();
  expect(parseFormDraft(draft, '', names)).toBeNull();
});

test('[A-13] neither passwords nor files are kept, of a file only the name', () => {
  const now = { email: 'new@example.com', password: 'a quiet harbour' };
  const draft = formDraftOf('', ['email'], now, {}, new File(['%PDF-'], 'cv.pdf'));
  expect(JSON.stringify(draft)).not.toContain('harbour');
  expect(parseFormDraft(stored(draft), '', ['email'])).toEqual({
    owner: '',
    values: { email: 'new@example.com' },
    fileName: 'cv.pdf',
  });
});

test('[A-13] a field that was emptied comes back empty; an untouched form stores nothing', () => {
  expect(formDraftOf('ana', names, { email: '', phone: '' }, begun)).toMatchObject({ values: { email: '' } });
  expect(formDraftOf('ana', names, begun, begun)).toBeNull();
  expect(formDraftOf('', names, { email: '', phone: undefined }, {})).toBeNull();
});

test('[A-13] what is stored in another shape is left out', () => {
  const values = { email: 7, phone: 'x', other: 'y' };
  expect(parseFormDraft({ owner: '', values }, '', names)?.values).toEqual({ phone: 'x' });
  for (const broken of [null, 'text', {}, { owner: '', values: null }]) {
    expect(parseFormDraft(broken, '', names)).toBeNull();
  }
});
