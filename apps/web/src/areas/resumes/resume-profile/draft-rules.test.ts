import { expect, test } from 'vitest';
import { draftKey, parseDraft, parseDraftKey } from './draft-rules.ts';

test('[G-3] a draft is found by its user, section and entry only', () => {
  const key = draftKey('ada', { section: 'employment', entryId: null });
  expect(parseDraftKey('ada', key)).toEqual({ section: 'employment', entryId: null });
  expect(parseDraftKey('eve', key)).toBeNull();
  expect(parseDraftKey('ada', draftKey('ada', { section: 'patents', entryId: 'x-1' }))).toEqual({
    section: 'patents',
    entryId: 'x-1',
  });
  expect(parseDraftKey('ada', 'theme')).toBeNull();
});

test('[G-3] a draft is restored as typed; invalid ones and those older than a month are not', () => {
  const draft = { version: 3, values: { title: ' as typed ', isCurrent: true }, savedAt: 1_000 };
  expect(parseDraft(JSON.stringify(draft), 2_000)).toEqual(draft);
  expect(parseDraft(JSON.stringify(draft), 1_000 + 31 * 86_400_000)).toBeNull();
  expect(parseDraft(JSON.stringify({ ...draft, values: { a: { b: 1 }, c: 'x' } }), 2_000)?.values).toEqual({
    c: 'x',
  });
  for (const stored of [null, '', 'null', '[]', '{"version":"3"}', '{']) {
    expect(parseDraft(stored, 0)).toBeNull();
  }
});
