import { z } from '../zod.ts';
import { oneLine, optionalLine } from './setting-texts.ts';
import { defaultHeaderLinks, maxHeaderLinks } from './header-choices.ts';
import {
  dateStyles,
  defaultFooter,
  defaultHomeSections,
  footerSources,
  homeSectionKinds,
  maxFooterGroups,
  maxFooterLinks,
} from './site-choices.ts';

/*
 * The settings of navigation, footer, home page, dates and the counting of visits.
 */

const notAnAddress = 'Use a path of this board, such as /about-us, or an address that begins with https://.';

/** No scripts, no other protocols, and no address that a browser would read as another host. */
function isLinkTarget(to: string): boolean {
  if (/[\s\\<>"\p{Cc}\p{Cf}]/u.test(to)) return false;
  if (to.startsWith('/')) return !to.startsWith('//');
  return isHttps(to);
}

function isHttps(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}

const link = z.strictObject({
  label: oneLine(40, 'Please name the link.'),
  to: z
    .string()
    .trim()
    .min(1, notAnAddress)
    .max(300, 'Please use at most 300 characters.')
    .refine(isLinkTarget, notAnAddress),
});

const headerLinks = z.array(link).max(maxHeaderLinks, `The header has room for ${maxHeaderLinks} links.`);

const footerGroup = z
  .strictObject({
    source: z.enum(footerSources.map(({ value }) => value)),
    title: optionalLine(40).default(''),
    links: z.array(link).max(maxFooterLinks, `A list has at most ${maxFooterLinks} links.`).default([]),
  })
  .refine(({ source, title }) => source !== 'own' || title !== '', {
    path: ['title'],
    message: 'Please give your list a title.',
  })
  .refine(({ source, links }) => source !== 'own' || links.length > 0, {
    path: ['links'],
    message: 'Give your list at least one link.',
  })
  .refine(({ source, links }) => source === 'own' || links.length === 0, {
    path: ['links'],
    message: 'The board fills this list itself.',
  });

const footer = z
  .array(footerGroup)
  .max(maxFooterGroups, `The footer has room for ${maxFooterGroups} lists.`)
  .refine((groups) => {
    const filled = groups.filter(({ source }) => source !== 'own').map(({ source }) => source);
    return new Set(filled).size === filled.length;
  }, 'Name each list that the board fills once.');

const sections = homeSectionKinds.map(({ value }) => value);
const homeSections = z
  .array(z.strictObject({ section: z.enum(sections), shown: z.boolean() }))
  .refine(
    (all) =>
      all.length === sections.length && new Set(all.map(({ section }) => section)).size === sections.length,
    `Name each of the ${sections.length} sections once: ${sections.join(', ')}.`,
  );

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const timeZone = z
  .string()
  .trim()
  .max(60, 'Please use at most 60 characters.')
  // An offset knows nothing of summer time.
  .refine(
    (name) => /^(?:UTC|[A-Za-z_]+\/[\w/+-]+)$/.test(name) && isTimeZone(name),
    'Please choose a time zone of the list, for example Europe/London.',
  );

/** As the content security policy names a host: no wildcard, no path, no other protocol. */
const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(100, 'Please use at most 100 characters.')
  .regex(
    /^https:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*(?::\d{1,5})?$/,
    'Please write a host as https://stats.example.org, without a path or a *.',
  );

const snippet = z
  .strictObject({
    script: z
      .string()
      .trim()
      .max(300, 'Please use at most 300 characters.')
      .refine(
        (address) => isHttps(address) && !/[\s"'<>;,*\\]/.test(address),
        'Please enter the address of the script, which begins with https://.',
      ),
    /** Hosts that the script may send to, besides its own. */
    hosts: z.array(host).max(5, 'Please name at most 5 hosts.').default([]),
    /** Attributes of the script's element: `domain` for `data-domain`. */
    data: z
      .array(
        z.strictObject({
          name: z
            .string()
            .trim()
            .regex(/^[a-z][a-z\d-]{0,39}$/, 'Please use small letters, digits and hyphens, without data-.'),
          value: z
            .string()
            .max(200, 'Please use at most 200 characters.')
            .regex(/^[^<>"\p{Cc}]*$/u, 'Please leave out special characters such as < and ".'),
        }),
      )
      .max(8, 'Please use at most 8 attributes.')
      .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'Name each attribute once.')
      .default([]),
    /** Visitors who ask not to be tracked load nothing. */
    doNotTrack: z.boolean().default(true),
  })
  .nullable();

export const siteSchemas = {
  headerLinks,
  footer,
  homeSections,
  timeZone,
  dateStyle: z.enum(dateStyles.map(({ value }) => value)),
  analytics: snippet,
};

export const defaultSite: { [Key in keyof typeof siteSchemas]: z.output<(typeof siteSchemas)[Key]> } = {
  headerLinks: defaultHeaderLinks.map((one) => ({ ...one })),
  footer: defaultFooter.map((group) => ({ ...group, links: [] })),
  homeSections: defaultHomeSections.map((one) => ({ ...one })),
  timeZone: 'UTC',
  dateStyle: 'day-month',
  analytics: null,
};
export type AnalyticsSnippet = NonNullable<z.output<typeof snippet>>;
