declare global {
  interface Window {
    /** Noted by the script in the head of the page (root.tsx). */
    earlySubmit?: HTMLFormElement | undefined;
  }
}

/**
 * Sends the form whose button was pressed before the script was there that sends it: what was pressed counts as what
 * was typed does. To be called once the page is taken over.
 */
export function sendEarlySubmit(): void {
  const form = window.earlySubmit;
  delete window.earlySubmit;
  if (form?.isConnected) form.requestSubmit();
}
