import { useLayoutEffect, type RefObject } from 'react';

/** In rem: a board that is lower shows too few cards, and the page scrolls instead. */
const minHeight = 26;

/**
 * Makes an element as high as the window has room below its top. The height is set itself: a custom property would
 * have the browser compute the styles of everything inside again.
 */
export function useRestOfWindow(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    const measure = () => {
      const top = Math.round(element.getBoundingClientRect().top + scrollY);
      element.style.setProperty(
        'height',
        `max(${minHeight}rem, calc(100svh - ${top}px - var(--bar-bottom, 0px) - var(--space-3)))`,
      );
    };
    measure();
    // Messages above come and go, and fields wrap.
    const observer = new ResizeObserver(measure);
    for (let above: Element | null = element.parentElement; above; above = above.parentElement)
      observer.observe(above);
    return () => observer.disconnect();
  }, [part]);
}
