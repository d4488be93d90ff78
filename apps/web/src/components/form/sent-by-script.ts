/**
 * Of a form that only the script can send. A browser by itself would put what was typed, a password among it, into the
 * address; with this method it does nothing outside of a dialog, and all of it stays in the form until the script wakes,
 * which then sends it (lib/waking/early-submit.ts).
 */
export const sentByScript = { method: 'dialog', noValidate: true } as const;
