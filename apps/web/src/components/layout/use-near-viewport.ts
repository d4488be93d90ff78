import { useEffect, useState, type RefObject } from 'react';

/** Whether the element is, or was, close to what the window shows: time to load what it needs. */
export function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNearViewport, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNearViewport;
}
