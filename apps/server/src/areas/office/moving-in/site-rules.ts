import { canonicalPath, companyPath, jobDetailPath } from '@waymark/contract/paths';
import { redirectFieldsSchema } from '@waymark/contract/office/redirects';
import { jobFeedPath } from '@waymark/contract/integrations/feed-paths';
import { companySlug } from '../../companies/companies/rules.ts';
import type { SourceRecord } from '../../jobs/job-import/value-rules.ts';
import { LeftOut } from '../../jobs/source-formats/board-rules.ts';
import { metaOf, readMovedListing, textOf } from '../../jobs/source-formats/wordpress-rules.ts';

/** Of what a file of another board may have, so that it is held in memory. */
const limits = { listings: 200_000, companies: 50_000, people: 100_000, pictures: 200_000 } as const;

interface Person {
  email: string;
  name: string;
}

interface SiteCompany {
  name: string;
  website: string;
  /** The number of the picture of its first listing that has one. */
  logo: string;
  /** How many listings each author has, by address. */
  authors: Map<string, number>;
}

interface SiteListing {
  company: string;
  /** The path of its page there; empty where it has none of its own. */
  path: string;
}

const isAddress = (text: string) =>
  /^[^\s@<>"]{1,64}@[^\s@<>"]+\.[^\s@<>"]{2,}$/.test(text) && text.length <= 254;

/** What an export of WordPress with WP Job Manager says beside the texts of its listings. */
export class Site {
  readonly authors = new Map<string, Person>();
  readonly companies = new Map<string, SiteCompany>();
  /** By the number of the post. */
  readonly listings = new Map<string, SiteListing>();
  /** By address. */
  readonly candidates = new Map<string, Person>();
  /** Addresses of pictures, by the number of their post. */
  readonly pictures = new Map<string, string>();
  /** The host of its listings. */
  host = '';
  /** Resumes with a file, which is not moved. */
  resumes = 0;
  isCut = false;

  addAuthor(record: SourceRecord): void {
    const text = (name: string) => textOf(record[`wp:${name}`] ?? record[name]);
    const email = text('author_email').toLowerCase();
    const full = `${text('author_first_name')} ${text('author_last_name')}`.trim();
    if (!isAddress(email) || !this.#hasRoom(this.authors, limits.people)) return;
    this.authors.set(text('author_login'), { email, name: full || text('author_display_name') });
  }

  addPost(record: SourceRecord, now: Date): void {
    const type = textOf(record['wp:post_type']);
    if (type === 'resume') return this.#addResume(record);
    if (type === 'attachment') return this.#addPicture(record);
    const author = this.authors.get(textOf(record['dc:creator']));
    if (type === 'job_alert' && author) return this.#addCandidate(author);
    const listing = readMovedListing(record, now);
    if (listing instanceof LeftOut) return;
    this.#addListing(record, listing, author);
  }

  #addListing(record: SourceRecord, listing: SourceRecord, author: Person | undefined): void {
    const [id, name] = [textOf(listing['id']), textOf(listing['company'])];
    const slug = companySlug(name);
    if (id === '' || slug === '' || !this.#hasRoom(this.listings, limits.listings)) return;
    const url = URL.parse(textOf(record['link']));
    this.host ||= url?.hostname ?? '';
    this.listings.set(id, { company: slug, path: pathOf(url) });
    const company = this.companies.get(slug) ?? {
      name,
      website: '',
      logo: '',
      authors: new Map<string, number>(),
    };
    if (!this.companies.has(slug) && !this.#hasRoom(this.companies, limits.companies)) return;
    this.companies.set(slug, company);
    company.website ||= textOf(listing['companyWebsite']);
    company.logo ||= metaOf(record)('_thumbnail_id');
    if (author) company.authors.set(author.email, (company.authors.get(author.email) ?? 0) + 1);
  }

  #addPicture(record: SourceRecord): void {
    const address = textOf(record['wp:attachment_url']);
    if (/\.(?:png|jpe?g|webp)$/i.test(address) && this.#hasRoom(this.pictures, limits.pictures))
      this.pictures.set(textOf(record['wp:post_id']), address);
  }

  #addResume(record: SourceRecord): void {
    const meta = metaOf(record);
    const email = meta('_candidate_email').toLowerCase();
    this.resumes++;
    if (isAddress(email))
      this.#addCandidate({ email, name: meta('_candidate_name') || textOf(record['title']) });
  }

  #addCandidate(person: Person): void {
    if (this.#hasRoom(this.candidates, limits.people) && !this.candidates.has(person.email))
      this.candidates.set(person.email, person);
  }

  #hasRoom({ size }: { size: number }, max: number): boolean {
    if (size >= max) this.isCut = true;
    return size < max;
  }
}

/** Without the slash at its end, decoded; empty for an address that is a query alone. */
function pathOf(url: URL | null): string {
  const path = canonicalPath(url?.pathname ?? '').replace(/\/+$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Who is invited to look after a company, by its slug, and who posted for several companies. */
export function chooseOwners(site: Site): { owners: Map<string, Person>; several: Person[] } {
  const companiesOf = new Map<string, number>();
  for (const { authors } of site.companies.values())
    for (const email of authors.keys()) companiesOf.set(email, (companiesOf.get(email) ?? 0) + 1);
  const people = new Map([...site.authors.values()].map((person) => [person.email, person]));
  const owners = new Map<string, Person>();
  for (const [slug, { authors, website }] of site.companies) {
    const host = URL.parse(website)?.hostname.replace(/^www\./, '') ?? '';
    const mayOwn = ([email]: readonly [string, number]) =>
      companiesOf.get(email) === 1 || (host !== '' && email.endsWith(`@${host}`));
    const [first] = [...authors].filter(mayOwn).toSorted(([, a], [, b]) => b - a);
    const person = first && people.get(first[0]);
    if (person) owners.set(slug, person);
  }
  // Who posts for several companies is an agency, or the operator.
  const several = [...people.values()].filter(({ email }) => (companiesOf.get(email) ?? 0) > 1);
  return { owners, several };
}

export interface OldAddress {
  fromPath: string;
  toPath: string;
}

/** The addresses that a posting had there. */
export function addressesOfJob(postId: string, path: string, jobId: string): OldAddress[] {
  const toPath = jobDetailPath(jobId);
  const byNumber = /^\d{1,12}$/.test(postId) ? [{ fromPath: `/?p=${postId}`, toPath }] : [];
  return [...byNumber, ...asRedirect(path, toPath)];
}

/** Those that plug-ins give the page of a company. */
export function addressesOfCompany(slug: string, companyId: string): OldAddress[] {
  const toPath = companyPath(companyId);
  return ['company', 'companies'].flatMap((folder) => asRedirect(`/${folder}/${slug}`, toPath));
}

/** The feeds of all postings. */
export const feedAddresses: readonly OldAddress[] = ['/?feed=job_feed', '/feed/job_feed'].map((fromPath) => ({
  fromPath,
  toPath: jobFeedPath('rss'),
}));

/** None for the path of a page of this board. */
function asRedirect(fromPath: string, toPath: string): OldAddress[] {
  const parsed = redirectFieldsSchema.safeParse({ fromPath, toPath });
  return parsed.success ? [parsed.data] : [];
}
