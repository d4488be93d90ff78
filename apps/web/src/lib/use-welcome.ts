import { checkoutLinkParameter, orderProcessingPath } from '@waymark/contract/paths';
import { useSearchParams } from 'react-router';
import { fetchLoginCode } from './checkout.ts';
import { openLater } from './new-window.ts';
import { showSuccess } from './toasts.ts';

/**
 * The message after signing in or up (B-2, B-9); the guard then redirects this window. A member who is about
 * to buy a package gets a second window for the checkout.
 */
export function useWelcome(): (words: string) => void {
  const checkoutLink = useSearchParams()[0].get(checkoutLinkParameter);
  return (words) => {
    showSuccess(words);
    if (checkoutLink) {
      void openLater(async () => orderProcessingPath(checkoutLink, await fetchLoginCode()));
    }
  };
}
