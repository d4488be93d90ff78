/** What a provider tells of a person, beside whom it means. */
export type Told = Readonly<Record<string, unknown>>;

/** The address that the provider tells, in lower case; undefined where it tells none that can be one. */
export function emailOf({ email }: Told): string | undefined {
  return typeof email === 'string' && email.includes('@') && email.length <= 254
    ? email.toLowerCase()
    : undefined;
}

/** The same, where the provider says that it has proven the address; some write that word as a text. */
export function provenEmailOf(told: Told): string | undefined {
  const isProven = told['email_verified'] === true || told['email_verified'] === 'true';
  return isProven ? emailOf(told) : undefined;
}
