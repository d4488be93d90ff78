const names = ['email', 'firstName', 'lastName'] as const;

/** What the visitor typed on one page and does not have to type again on the next (WCAG 3.3.7). */
export type CarriedFields = Partial<Record<(typeof names)[number], string> & { hasOneName: true }>;

/** Travels in the navigation's state, which only our own pages can write; what is empty stays behind. */
export function carriedFieldsOf(navigationState: unknown): CarriedFields {
  if (typeof navigationState !== 'object' || navigationState === null) return {};
  const state = navigationState as Record<string, unknown>;
  const { lastName, ...typed }: CarriedFields = Object.fromEntries(
    names.flatMap((name) => {
      const value = state[name];
      return typeof value === 'string' && value.trim() !== '' ? [[name, value]] : [];
    }),
  );
  if (state['hasOneName'] === true) return { ...typed, hasOneName: true };
  return lastName === undefined ? typed : { ...typed, lastName };
}
