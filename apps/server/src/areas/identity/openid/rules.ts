/** What a provider says about a person, besides who they are. */
export type Told = Readonly<Record<string, unknown>>;

/** The address that the provider gives, in lower case; undefined where it gives none that can be an address. */
export function emailOf({ email }: Told): string | undefined {
  return typeof email === 'string' && email.includes('@') && email.length <= 254
    ? email.toLowerCase()
    : undefined;
}

/** The same, if the provider says that it has proven the address; some send that as the text “true”. */
export function provenEmailOf(told: Told): string | undefined {
  const isProven = told['email_verified'] === true || told['email_verified'] === 'true';
  return isProven ? emailOf(told) : undefined;
}
