import { localPath } from '@waymark/contract/language-prefix';
import { messageOf } from './api-answer.ts';
import { documentLanguage } from './languages/document-language.ts';
import { showAction, showError } from './toasts.ts';
import { msg } from '@waymark/contract/text/message';

/** How long an address may wait for a press: a login code in it works for two minutes. */
const freshMs = 90_000;

/**
 * Opens an address in a new window once it is known: none flashes up empty for a call that fails. Browsers allow it
 * for some seconds after a press; where one does not, a toast offers to open it in a press of its own. A failure
 * says why.
 */
export async function openLater(findAddress: () => Promise<string>): Promise<void> {
  let address: string;
  try {
    address = await findAddress();
  } catch (failure) {
    return showError(messageOf(failure));
  }
  const foundAt = Date.now();
  if (openWindow(address)) return;
  showAction(msg`Your browser did not open the new window.`, msg`Open it`, () => {
    if (Date.now() - foundAt > freshMs || !openWindow(address)) void openLater(findAddress);
  });
}

/** Returns false if the browser blocks it. The opened site gets no access to this window. */
function openWindow(address: string): boolean {
  const opened = window.open('', '_blank');
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(address.startsWith('/') ? localPath(address, documentLanguage()) : address);
  return true;
}
