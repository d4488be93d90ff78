import { createHash } from 'node:crypto';

/** Raised whenever the rules of this folder write the same row differently. */
const rulesVersion = 1;

const schema = `
  create table meta (key text primary key, value text not null) strict, without rowid;
  create table places (id integer primary key, row text not null) strict;
  -- A company's page is null while nobody may see it.
  create table companies (
    number integer primary key, id text not null unique, slug text not null, letter text not null, folded text not null,
    facts text not null, page text
  ) strict;
  create index companies_slug on companies (slug);
  create index companies_listed on companies (folded, id) where page is not null;
  create index companies_lettered on companies (letter, folded, id) where page is not null;
  create virtual table company_names using fts5(name, content='', contentless_delete=1);
  -- A card and a detail are what is shown.
  create table jobs (number integer primary key, id text not null unique, company text not null, card text not null) strict;
  create index jobs_company on jobs (company);
  create table details (number integer primary key, detail text not null) strict;
  -- What is filtered, counted and sorted by: by itself, since a start reads all of it and nothing else.
  create table facts (number integer primary key, row text not null) strict;
  -- Of open jobs, their titles and skills as they are spelled, and as names are compared.
  create table names (
    id integer primary key, kind text not null, folded text not null, spelled text not null, unique (kind, folded, spelled)
  ) strict;
  create table job_names (name integer not null, number integer not null, primary key (name, number)) strict, without rowid;
  create virtual table words using fts5(
    title, names, places, text, content='', contentless_delete=1, tokenize='porter unicode61 remove_diacritics 2'
  );
`;

/** The tables of the file; a file that another schema or other rules wrote is made anew. */
export const readModelSchema = schema;
export const readModelVersion = createHash('sha256')
  .update(`${rulesVersion}${schema}`)
  .digest()
  .readInt32BE(0);
