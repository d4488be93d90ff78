import type { ResumeLink } from '@waymark/contract/resumes/sharing';
import { expect, test } from 'vitest';
import { firstLinkValues, isFull, newLinkOf, shownOf } from './rules.ts';

const link = (part: Partial<ResumeLink>): ResumeLink => ({
  id: '1',
  label: 'Acme',
  state: 'open',
  resume: null,
  withContact: false,
  allowsDownload: false,
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: '2999-01-01T00:00:00Z',
  viewCount: 0,
  lastViewedAt: null,
  ...part,
});

test('[G-7] a link shows the least by default, for thirty days', () => {
  expect(newLinkOf({ ...firstLinkValues('a'), label: 'Acme' })).toEqual({
    label: 'Acme',
    resumeId: 'a',
    withContact: false,
    allowsDownload: false,
    days: 30,
  });
  expect(newLinkOf({ ...firstLinkValues('a'), shown: 'contact' })).toMatchObject({
    withContact: true,
    allowsDownload: false,
  });
  expect(newLinkOf({ ...firstLinkValues('a'), shown: 'file' })).toMatchObject({
    withContact: true,
    allowsDownload: true,
  });
});

test('[G-7] the content of a link is described, and ended links do not count', () => {
  expect(shownOf(link({}))).toBe('The text without contact data');
  expect(shownOf(link({ withContact: true, allowsDownload: true }))).toMatch(/^The file/);
  const open = Array.from({ length: 4 }, () => link({}));
  const ended = [link({ state: 'revoked' }), link({ state: 'expired' })];
  expect(isFull([...open, ...ended])).toBe(false);
  expect(isFull([...open, ...ended, link({ state: 'without-file' })])).toBe(true);
  expect(isFull([...open, link({ state: 'without-file', expiresAt: '2020-01-01T00:00:00Z' })])).toBe(false);
});
