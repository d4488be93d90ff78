import emailProviders from 'email-providers/all.json' with { type: 'json' };
import { getDomain } from 'tldts';
import { websiteHost } from './website-rules.ts';

/** Hosts where anybody gets a mailbox: a mailbox there proves nothing about a company. */
const publicProviders: ReadonlySet<string> = new Set(emailProviders);

/**
 * The host of a website that can be somebody's alone: a name below a public suffix, no address of numbers. A host of
 * free mailboxes is the provider's, whoever has one. Undefined where the website has none.
 */
export function provableHost(website: string): string | undefined {
  const host = websiteHost(website);
  if (host === undefined || publicProviders.has(host)) return undefined;
  return getDomain(host, { allowPrivateDomains: true }) === null ? undefined : host;
}

/**
 * Whether a mailbox belongs to a website: at its host or at one above it, as ada@acme.example does to
 * jobs.acme.example. One below it may be a student's, a customer's.
 */
export function isMailboxOf(email: string, host: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (publicProviders.has(domain)) return false;
  if (getDomain(domain, { allowPrivateDomains: true }) === null) return false;
  return host === domain || host.endsWith(`.${domain}`);
}
