import { afterEach, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { renderPart } from '../../../../testing/render-part.tsx';
import { Counters } from './counters.tsx';

afterEach(async () => {
  vi.useRealTimers();
  await commands.emulateMedia({ reducedMotion: 'reduce' });
});

/** Shows the counters below the window, with a time that only the test moves. */
async function openCounter(reducedMotion: 'reduce' | 'no-preference') {
  await commands.emulateMedia({ reducedMotion });
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  const counts = { jobsPosted: 1234, tasksPosted: 99, freelancers: 0 };
  const part = await renderPart(
    <>
      <div style={{ height: '3000px' }} />
      <Counters counts={counts} />
      <div style={{ height: '3000px' }} />
    </>,
  );
  const section = part.getByRole('region', { name: 'Waymark in figures' });
  await expect.poll(() => section.getByRole('term').elements().length).toBe(3);
  await expect.element(section.getByRole('term').first()).toMatchTextContent(/^Jobs Posted/);
  const shown = () => section.element().querySelector('[aria-hidden]')?.textContent;
  return { section, shown };
}

test('[I-5, K-3] a counter says its whole number, and grows for 5 s when it is seen first', async () => {
  const { section, shown } = await openCounter('no-preference');
  expect(shown()).toBe('1,234');
  section.element().scrollIntoView();
  // A poll moves the time of the test on by its own pauses.
  await expect.poll(() => Number(shown()?.replace(',', ''))).toBeLessThan(600);
  await expect.element(section.getByRole('definition').first()).toMatchTextContent(/^1,234/);
  await vi.advanceTimersByTimeAsync(4400);
  expect(shown()).toMatch(/^1,2/);
  expect(shown()).not.toBe('1,234');
  await vi.advanceTimersByTimeAsync(600);
  expect(shown()).toBe('1,234');
});

test('[I-5] a counter stands still for people who want less motion', async () => {
  const { section, shown } = await openCounter('reduce');
  section.element().scrollIntoView();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => section.element().getBoundingClientRect().top).toBeLessThan(900);
  expect(shown()).toBe('1,234');
});
