import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showError } from '../toasts.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { toast } from '../../testing/toasts.ts';
import { Notice } from '../../components/form/notice.tsx';

const words = 'Too many attempts. Please try again in 12 minutes.';

const notice = () => page.elementLocator(document.querySelector('[data-tone=bad]')!);

afterEach(() => vi.useRealTimers());

test('[A-15] words that a toast has just said stay on the page, and are not said a second time', async () => {
  showError(words);
  await renderPart(<Notice tone="bad">{words}</Notice>);
  await expect.element(toast(words)).toBeVisible();
  await expect.element(notice()).toBeVisible();
  await expect.element(notice()).toHaveTextContent(words);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('[A-15] other words are said, and the same ones where no toast says them', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  showError(words);
  const other = await renderPart(<Notice tone="bad">It is another reason.</Notice>);
  await expect.element(page.getByRole('alert')).toHaveTextContent('It is another reason.');
  await other.unmount();
  vi.setSystemTime(Date.now() + 60_000);
  await renderPart(<Notice tone="bad">{words}</Notice>);
  await expect.element(page.getByRole('alert')).toHaveTextContent(words);
});
