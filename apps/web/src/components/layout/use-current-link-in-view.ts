import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** On a narrow screen the links are a row that scrolls sideways: the one of this page is brought to its middle. */
export function useCurrentLinkInView(): RefObject<HTMLElement | null> {
  const links = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    const current = links.current?.querySelector('[aria-current="page"]');
    if (!links.current || !current) return;
    const row = links.current.getBoundingClientRect();
    const link = current.getBoundingClientRect();
    links.current.scrollLeft += link.left + link.width / 2 - (row.left + row.width / 2);
  }, [pathname, search]);
  return links;
}
