import { useLayoutEffect, type RefObject } from 'react';

/** Keeps `--top` of an element at its distance from the top of the page, so that it can fill the rest of the window. */
export function useTopOffset(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    const measure = () => {
      const top = Math.round(element.getBoundingClientRect().top + scrollY);
      element.style.setProperty('--top', `${top}px`);
    };
    measure();
    // Messages above come and go, and fields wrap.
    const observer = new ResizeObserver(measure);
    for (let above: Element | null = element.parentElement; above; above = above.parentElement)
      observer.observe(above);
    return () => observer.disconnect();
  }, [part]);
}
