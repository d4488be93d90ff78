import { checkoutLinkParameter, orderProcessingPath } from '@waymark/contract/paths';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { fetchLoginCode } from '../../../lib/checkout.ts';
import { openLater, openNewWindow, type NewWindow } from '../../../lib/new-window.ts';
import { showSuccess } from '../../../lib/toasts.ts';

/**
 * What goes with signing in or up (B-2, B-9). Whoever is on the way to buy a package gets a second window for the
 * checkout: it opens with the press of the button, before the answer is there, because browsers block it later.
 */
export function useWelcome() {
  const checkoutLink = useSearchParams()[0].get(checkoutLinkParameter);
  const opened = useRef<NewWindow>(undefined);
  return {
    /** In the press of the button. */
    prepare() {
      opened.current = checkoutLink ? openNewWindow() : undefined;
    },
    /** Nothing came of it. */
    abandon() {
      opened.current?.close();
    },
    /** It worked; the guard takes this window on. */
    finish(words: string) {
      showSuccess(words);
      if (!checkoutLink) return;
      void openLater(async () => orderProcessingPath(checkoutLink, await fetchLoginCode()), opened.current);
    },
  };
}
