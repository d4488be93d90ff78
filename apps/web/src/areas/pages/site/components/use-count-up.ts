import { formatCount } from '@waymark/contract/text/format-count';
import { useEffect, useRef } from 'react';

/** I-5, K-3. */
const durationMs = 5000;

/** Lets the number of an element grow to what it says, once, when it first comes into the window. */
export function useCountUp(count: number) {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = shown.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const begun = performance.now();
      function grow(now: number) {
        const share = Math.min(1, Math.max(0, now - begun) / durationMs);
        // Fast at first, slow towards the end.
        element!.textContent = formatCount(Math.round(count * (1 - (1 - share) ** 3)));
        if (share < 1) frame = requestAnimationFrame(grow);
      }
      grow(begun);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.textContent = formatCount(count);
    };
  }, [count]);
  return shown;
}
