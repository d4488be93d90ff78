import type { Locale } from '@waymark/contract/text/locales';
import { formatCount } from '@waymark/contract/text/format';

/** I-5, K-3. */
const durationMs = 5000;

/** Those that count already: the first script may have begun before the script of the page was there. */
const begun = new WeakSet<HTMLElement>();

/** Counts up to the number once, when the element first comes into view. Returns its end, which says the number. */
export function countUp(element: HTMLElement, count: number, language: Locale): () => void {
  if (begun.has(element) || matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  begun.add(element);
  let frame = 0;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    const start = performance.now();
    function grow(now: number) {
      const share = Math.min(1, Math.max(0, now - start) / durationMs);
      // Fast at first, slow towards the end.
      element.textContent = formatCount(Math.round(count * (1 - (1 - share) ** 3)), language);
      if (share < 1) frame = requestAnimationFrame(grow);
    }
    grow(start);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    begun.delete(element);
    element.textContent = formatCount(count, language);
  };
}
