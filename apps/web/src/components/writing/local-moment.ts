/** A moment as a field for day and time takes it, in the time of whoever looks. */
export function localMoment(iso: string): string {
  const at = new Date(iso);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
