import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../../../components/media/use-reduced-motion.ts';

/** As specified: so long a scroll takes, and so far above its section it ends. */
const scrollMs = 500;
const offset = -70;

const easeInOut = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);

/** Leads to the sections of a page, and says at which one it is. `ids` is the same list at every render. */
export function useNavigator(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const isStill = useReducedMotion();

  useEffect(() => {
    const look = () => setCurrent(findCurrent(ids));
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [ids]);

  function go(id: string): void {
    const section = document.getElementById(id);
    if (!section) return;
    // The keyboard goes on where the eyes are led.
    const arrive = () => section.focus({ preventScroll: true });
    if (isStill) {
      scrollTo(0, scrollY + section.getBoundingClientRect().top + offset);
      arrive();
    } else scrollSmoothly(section, arrive);
  }

  return { current, go };
}

/** The last section whose head has passed the place where scrolls end; at the end of the page, its last one. */
function findCurrent(ids: readonly string[]): string {
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  if (isAtEnd && scrollY > 0) return ids.at(-1) ?? '';
  const passed = ids.findLast((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= 1 - offset;
  });
  return passed ?? ids[0] ?? '';
}

/** Ends early when the person scrolls: they know where they want to go. What comes in above meanwhile is allowed for. */
function scrollSmoothly(section: HTMLElement, arrive: () => void): void {
  const begun = performance.now();
  const from = scrollY;
  const taken = new AbortController();
  for (const kind of ['wheel', 'touchstart'] as const) {
    addEventListener(kind, () => taken.abort(), { passive: true, once: true, signal: taken.signal });
  }
  function step(now: number): void {
    if (taken.signal.aborted) return;
    const share = Math.min(1, (now - begun) / scrollMs);
    const target = scrollY + section.getBoundingClientRect().top + offset;
    scrollTo({ top: from + (target - from) * easeInOut(share), behavior: 'instant' });
    if (share < 1) return void requestAnimationFrame(step);
    taken.abort();
    arrive();
  }
  requestAnimationFrame(step);
}
