import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { bringCurrentLinkIntoView } from './current-link.ts';

/** For a row of links, which is marked `data-row`: the first script does the same. */
export function useCurrentLinkInView(): RefObject<HTMLElement | null> {
  const links = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    const row = links.current;
    // Who goes along it by keyboard, perhaps while the page wakes, keeps in sight where they are.
    if (row && !row.contains(document.activeElement)) bringCurrentLinkIntoView(row);
  }, [pathname, search]);
  return links;
}
