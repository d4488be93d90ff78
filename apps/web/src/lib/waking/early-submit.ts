declare global {
  interface Window {
    /**
     * A form that only the script sends (`sent-by-script.ts`) was sent before the script was there: noted by the script in
     * the head of the page (root.tsx), from which nobody else hears of it. Null from when somebody else does.
     */
    earlySubmit?: SubmitEvent | null;
  }
}

/** What the head of the page has noted; it notes nothing more. */
export function takeEarlySubmit(): SubmitEvent | undefined {
  const early = window.earlySubmit;
  window.earlySubmit = null;
  return early ?? undefined;
}

/**
 * Sends the form whose button was pressed before the script was there that sends it: what was pressed counts as what
 * was typed does. To be called once the page is taken over.
 */
export function sendEarlySubmit(): void {
  const early = takeEarlySubmit();
  const form = early?.target as HTMLFormElement | undefined;
  if (form?.isConnected) form.requestSubmit(early?.submitter);
}
