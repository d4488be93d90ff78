import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { bringCurrentLinkIntoView } from './current-link.ts';

/** For a row of links, which is marked `data-row`: the first script does the same. */
export function useCurrentLinkInView(): RefObject<HTMLElement | null> {
  const links = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (links.current) bringCurrentLinkIntoView(links.current);
  }, [pathname, search]);
  return links;
}
