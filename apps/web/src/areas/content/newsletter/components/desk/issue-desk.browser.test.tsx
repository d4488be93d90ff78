import { paths } from '@waymark/contract/paths';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api } from '../../../../../testing/api.ts';
import { idOf } from '../../../../../testing/jobs.ts';
import { administrator } from '../../../../../testing/people.ts';
import { renderFramed } from '../../../../../testing/render-framed.tsx';
import { IssueDesk } from './issue-desk.tsx';

const issue = {
  id: idOf(1),
  title: '',
  state: 'draft' as const,
  slug: null,
  scheduledFor: null,
  isHeld: false,
  startedAt: null,
  savedAt: '2026-11-27T09:00:00.000Z',
  figures: null,
  draft: { title: '', summary: '', body: '' },
  version: 1,
  audience: { confirmed: 3, waiting: 0, stopped: 0 },
};

afterEach(() => page.viewport(1440, 900));

test.each([
  [1440, 900],
  [390, 844],
])(
  '[J-5, K-3] at %i px the buttons stay in sight and cover nothing that has the focus',
  async (width, height) => {
    await page.viewport(width, height);
    api.answer('POST /staff/newsletter-previews', { data: { mail: '', text: '', page: '' } });
    await renderFramed(
      { [paths.staffNewsletter]: <IssueDesk issue={issue} /> },
      { at: paths.staffNewsletter, user: administrator() },
    );
    const send = page.getByRole('button', { name: 'Send now' });
    await expect.element(send).toBeInViewport({ ratio: 1 });
    const day = page.getByLabelText('Day and time');
    await page.getByRole('button', { name: 'Schedule' }).click();
    await expect.element(day).toHaveFocus();
    await send.click();
    await expect.element(page.getByText(/^Please correct 3 fields/)).toBeInViewport({ ratio: 1 });
    const bar = send.element().parentElement;
    const fields = page.getByRole('main').element().querySelectorAll<HTMLElement>('input, textarea, button');
    expect(fields.length).toBeGreaterThan(6);
    (fields[0] as HTMLElement).focus();
    for (const _ of fields) {
      const { activeElement: field } = document;
      if (!field || bar?.contains(field)) break;
      // A text that is taller than the window shows its first lines.
      const { top } = field.getBoundingClientRect();
      expect([field.id, top < (bar?.getBoundingClientRect().top ?? 0)]).toEqual([field.id, true]);
      await userEvent.tab();
    }
  },
);
