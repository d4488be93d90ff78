import { websiteHost } from '../../companies/companies/website-rules.ts';

/** What a company is known by when a candidate keeps it out: `name:acme` or `host:acme.example`. */
export type CompanyKey = `name:${string}` | `host:${string}`;

/** What names of companies end in without being told apart by it. */
const legalForms = new Set(
  (
    'inc incorporated llc llp lp ltd limited plc corp corporation co company gmbh mbh ag kg ohg ug se sa sas sarl ' +
    'srl spa bv nv oy oyj ab as asa aps sl pty pte pvt kk holding holdings group international'
  ).split(' '),
);

/** The keys of a company as a candidate writes it: its name, or the address of its website or of its mail. */
export function keysOfLabel(label: string): CompanyKey[] {
  const host = hostOfLabel(label);
  const name = nameKey(label);
  // "Booking.com" is both.
  return [...(host ? [`host:${host}` as const] : []), ...(name ? [`name:${name}` as const] : [])];
}

/** Everything by which a company could have been kept out. */
export function keysOfCompanies(
  companies: readonly { name: string; website_host: string }[],
  mailHosts: readonly string[],
): CompanyKey[] {
  const hosts = [...companies.map((company) => company.website_host), ...mailHosts].flatMap(withParents);
  const names = companies.map(({ name }) => nameKey(name)).filter(Boolean);
  return [
    ...new Set([
      ...hosts.map((host): CompanyKey => `host:${host}`),
      ...names.map((name): CompanyKey => `name:${name}`),
    ]),
  ];
}

function hostOfLabel(label: string): string | undefined {
  const text = label.trim().toLowerCase();
  const address = text.includes('@') ? text.slice(text.lastIndexOf('@') + 1) : text;
  if (/\s/.test(address) || !/[^.]\.[^.\d]{2}/.test(address)) return undefined;
  return websiteHost(/^[a-z][a-z\d+.-]*:\/\//.test(address) ? address : `https://${address}`);
}

/** "ACME Robotics GmbH & Co. KG" and "Acme Robotics" are one company here. */
function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    // "S.A." is one word.
    .replaceAll(/(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  let end = words.length;
  while (end > 1 && legalForms.has(words[end - 1] ?? '')) end--;
  const start = end > 1 && words[0] === 'the' ? 1 : 0;
  return words.slice(start, end).join(' ');
}

/** `jobs.acme.example` belongs to `acme.example`. */
function withParents(host: string): string[] {
  const labels = host.toLowerCase().split('.').filter(Boolean);
  return labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.'));
}
