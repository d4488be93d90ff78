/** Formats a moment for a datetime-local field, in the viewer's time zone. */
export function localMoment(iso: string): string {
  const at = new Date(iso);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
