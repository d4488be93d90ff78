import { useLayoutEffect, useRef, useState } from 'react';

/** What has kept another voice silent, and with which words: it does so once, so that the next refusal is heard. */
const heardFor = new WeakMap<Element, string>();

/**
 * A toast and the part of the page that keeps its words say the same: of the two, the one that comes second is silent.
 * Both look as they come into the page, where only one can be first.
 */
function isHeardFrom(others: string, words: string, holds: (other: string) => boolean): boolean {
  for (const other of document.querySelectorAll(others)) {
    if (heardFor.get(other) === words || !holds(textOf(other))) continue;
    heardFor.set(other, words);
    return true;
  }
  return false;
}

const textOf = (element: Element | null) => element?.textContent?.trim() ?? '';

/** For a toast that comes: whether the page says its words. */
export function isSaidOnPage(words: string): boolean {
  return isHeardFrom(':is([role=alert], [role=status]):not(#messages *)', words, (other) =>
    other.includes(words),
  );
}

/** For an element that reads its words aloud: whether a toast does so already. */
export function useSaidByToast<E extends HTMLElement>() {
  const place = useRef<E>(null);
  const known = useRef('');
  const [isSaid, setSaid] = useState(false);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- whatever changed its words, and nothing where they are the same
  useLayoutEffect(() => {
    const words = textOf(place.current);
    if (words === known.current) return;
    known.current = words;
    setSaid(
      words !== '' &&
        isHeardFrom('#messages [role=status]:not([aria-live=off])', words, (other) => other === words),
    );
  });
  return { place, isSaid };
}
