import type { SourceRecord } from '../job-import/value-rules.ts';
import { metaOf, textOf } from './wordpress-rules.ts';

/** A person of an export of WordPress, who may be invited. */
interface ExportedPerson {
  email: string;
  name: string;
  /** "Employer", "Job alert", "Candidate" or "User". */
  kind: string;
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
  readonly #authors = new Map<string, Author>();
  readonly #people = new Map<string, ExportedPerson & { details: Set<string> }>();

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
    if (type === 'job_listing' && author) this.#add(author, 'Employer', meta('_company_name'));
    else if (type === 'job_alert' && author) this.#add(author, 'Job alert', alertOf(record, meta));
    else if (type === 'resume' || type === 'job_application') {
      const email = meta('_candidate_email');
      const name = meta('_candidate_name') || textOf(record['title']);
      if (isAddress(email)) this.#add({ email, name }, 'Candidate', meta('_candidate_title'));
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
    return [...known, ...others.map((author) => ({ ...author, kind: 'User', detail: '' }))];
  }

  #add({ email, name }: Author, kind: string, detail: string): void {
    const key = `${kind} ${email.toLowerCase()}`;
    const person = this.#people.get(key) ?? { email, name, kind, detail: '', details: new Set<string>() };
    person.details.add(detail);
    this.#people.set(key, person);
  }
}

function alertOf(record: SourceRecord, meta: (...names: string[]) => string): string {
  const said = [meta('alert_keyword', '_alert_keyword'), meta('alert_location', '_alert_location')];
  const words = said.filter(Boolean).join(' in ') || textOf(record['title']);
  return [words, meta('alert_frequency', '_alert_frequency')].filter(Boolean).join(', ');
}
