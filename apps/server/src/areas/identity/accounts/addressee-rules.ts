interface NamedRow {
  email: string;
  first_name: string;
  email_confirmed_at: Date | null;
}

/** Whom a mail goes to. */
export interface Addressee {
  email: string;
  /** Empty for an address that nobody has proven: what a stranger typed as a name is not mailed there. */
  firstName: string;
}

/** The owner of an account, as mails may call them. */
export function addresseeOf({ email, first_name, email_confirmed_at }: NamedRow): Addressee {
  return { email, firstName: email_confirmed_at === null ? '' : first_name };
}

/** "Hello Ada", or "Hello" where the name is not to be used. */
export function greet(words: string, firstName: string, separator = ' '): string {
  return firstName === '' ? words : `${words}${separator}${firstName}`;
}
