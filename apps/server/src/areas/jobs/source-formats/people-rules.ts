import { meaning, msg, type Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import type { SourceRecord } from '../job-import/value-rules.ts';
import { metaOf, textOf } from './wordpress-rules.ts';

/** What the people of an export are. */
export const personKinds = {
  employer: msg`Employer`,
  alert: msg`Job alert`,
  candidate: msg`Candidate${meaning('a person of another board')}`,
  user: msg`User`,
} satisfies Record<string, Message>;
type PersonKind = keyof typeof personKinds;

/** A person of an export of WordPress, who may be invited. */
interface ExportedPerson {
  email: string;
  name: string;
  kind: PersonKind;
  /** Companies, or what the alert is about. */
  detail: string;
}

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

interface Author {
  email: string;
  name: string;
}

/** The people of an export: who wrote its listings, who has an alert or a resume there, and the other users. */
export class PeopleList {
  readonly #say: Say;
  readonly #authors = new Map<string, Author>();
  readonly #people = new Map<string, ExportedPerson & { details: Set<string> }>();

  /** Details are written in the language of `say`. */
  constructor(say: Say) {
    this.#say = say;
  }

  addAuthor(record: SourceRecord): void {
    const text = (name: string) => textOf(record[name] ?? record[`wp:${name}`]);
    const email = text('author_email');
    const full = `${text('author_first_name')} ${text('author_last_name')}`.trim();
    if (isAddress(email))
      this.#authors.set(text('author_login'), { email, name: full || text('author_display_name') });
  }

  addPost(record: SourceRecord): void {
    const meta = metaOf(record);
    const author = this.#authors.get(textOf(record['dc:creator']));
    const type = textOf(record['wp:post_type']);
    if (type === 'job_listing' && author) this.#add(author, 'employer', meta('_company_name'));
    else if (type === 'job_alert' && author) this.#add(author, 'alert', alertOf(this.#say, record, meta));
    else if (type === 'resume' || type === 'job_application') {
      const email = meta('_candidate_email');
      const name = meta('_candidate_name') || textOf(record['title']);
      if (isAddress(email)) this.#add({ email, name }, 'candidate', meta('_candidate_title'));
    }
  }

  /** Each once with what they are; users of whom nothing is known but their account come last. */
  list(): ExportedPerson[] {
    const known = [...this.#people.values()].map(({ details, ...person }) => ({
      ...person,
      detail: [...details].filter(Boolean).join('; '),
    }));
    const addresses = new Set(known.map(({ email }) => email.toLowerCase()));
    const others = [...this.#authors.values()].filter(({ email }) => !addresses.has(email.toLowerCase()));
    return [...known, ...others.map((author) => ({ ...author, kind: 'user', detail: '' }) as const)];
  }

  #add({ email, name }: Author, kind: PersonKind, detail: string): void {
    const key = `${kind} ${email.toLowerCase()}`;
    const person = this.#people.get(key) ?? { email, name, kind, detail: '', details: new Set<string>() };
    person.details.add(detail);
    this.#people.set(key, person);
  }
}

function alertOf(say: Say, record: SourceRecord, meta: (...names: string[]) => string): string {
  const keyword = meta('alert_keyword', '_alert_keyword');
  const place = meta('alert_location', '_alert_location');
  const words = keyword && place ? say`${keyword} in ${place}` : keyword || place || textOf(record['title']);
  return [words, meta('alert_frequency', '_alert_frequency')].filter(Boolean).join(', ');
}
