/** What the account says of a person. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  location: string;
  jobTitle: string;
}

export function nameOf({ firstName, lastName }: Person): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** The place of an account is one line: "Leeds, England, United Kingdom". */
export function splitPlace(location: string): { city: string; region: string } {
  const [city = '', ...others] = location.split(',').map((part) => part.trim());
  return { city, region: others.join(', ') };
}
