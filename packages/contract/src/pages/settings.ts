import { isCategory } from '../jobs/category-choices.ts';
import { storedCategory } from '../jobs/category-schemas.ts';
import { defaultHeaderLinks, maxHeaderLinks } from './header-choices.ts';
import { isHttps, oneLine, optionalLine } from '../text/setting-texts.ts';
import {
  defaultFooter,
  defaultHomeSections,
  footerSources,
  homeSectionKinds,
  maxFooterGroups,
  maxFooterLinks,
} from './site-choices.ts';
import { ownOr, setting } from '../setting.ts';
import { z } from '../zod.ts';
import { msg } from '../text/message.ts';
import { fixed } from '../text/say.ts';

/** Cities or categories on the home page. */
const homeShown = 8;
const once = (values: readonly string[]) => new Set(values).size === values.length;

const notAnAddress = msg`Use a path of this board, such as /about-us, or an address that begins with https://.`;

/** No scripts, no other protocols, and no address that a browser would read as another host. */
function isLinkTarget(to: string): boolean {
  if (/[\s\\<>"\p{Cc}\p{Cf}]/u.test(to)) return false;
  if (to.startsWith('/')) return !to.startsWith('//');
  return isHttps(to);
}

const link = z.strictObject({
  label: oneLine(40, msg`Please name the link.`),
  to: z
    .string()
    .trim()
    .min(1, notAnAddress)
    .max(300, fixed`Please use at most 300 characters.`)
    .refine(isLinkTarget, notAnAddress),
});

const headerLinks = z
  .array(link)
  .max(maxHeaderLinks, fixed`The header has room for ${maxHeaderLinks} links.`);

const footerGroup = z
  .strictObject({
    source: z.enum(footerSources.map(({ value }) => value)),
    title: optionalLine(40).default(''),
    links: z
      .array(link)
      .max(maxFooterLinks, fixed`A list has at most ${maxFooterLinks} links.`)
      .default([]),
  })
  .refine(({ source, title }) => source !== 'own' || title !== '', {
    path: ['title'],
    message: msg`Please give your list a title.`,
  })
  .refine(({ source, links }) => source !== 'own' || links.length > 0, {
    path: ['links'],
    message: msg`Give your list at least one link.`,
  })
  .refine(({ source, links }) => source === 'own' || links.length === 0, {
    path: ['links'],
    message: msg`The board fills this list itself.`,
  });

const footer = z
  .array(footerGroup)
  .max(maxFooterGroups, fixed`The footer has room for ${maxFooterGroups} lists.`)
  .refine(
    (groups) => {
      const filled = groups.filter(({ source }) => source !== 'own').map(({ source }) => source);
      return new Set(filled).size === filled.length;
    },
    fixed`Name each list that the board fills once.`,
  );

const sections = homeSectionKinds.map(({ value }) => value);
const homeSections = z
  .array(z.strictObject({ section: z.enum(sections), shown: z.boolean() }))
  .refine(
    (all) =>
      all.length === sections.length && new Set(all.map(({ section }) => section)).size === sections.length,
    fixed`Name each of the ${sections.length} sections once: ${sections.join(', ')}.`,
  );

const homeCategories = z
  .array(storedCategory)
  .max(homeShown, fixed`Please choose at most ${homeShown}.`)
  .refine(once, fixed`Please name each category once.`);

const standardLinks = defaultHeaderLinks.map((one) => ({ ...one }));
const standardFooter = defaultFooter.map((group) => ({ ...group, links: [] }));
const ownLinks = ownOr(headerLinks, standardLinks);
const ownFooter = ownOr(footer, standardFooter);

/** The home page, and what is around every page. */
export const settings = {
  /** Shown first on the home page, as the search writes them; the busiest others follow. */
  homeCities: setting({
    schema: z
      .array(oneLine(120, msg`Please name a place.`))
      .max(homeShown, fixed`Please choose at most ${homeShown}.`)
      .refine(once, fixed`Please name each place once.`),
    standard: [],
    page: '/staff/settings',
  }),
  homeCategories: setting({
    schema: homeCategories,
    given: (words) =>
      homeCategories.superRefine((values, context) => {
        const at = values.findIndex((value) => !isCategory(words, value));
        if (at >= 0)
          context.addIssue({
            code: 'custom',
            path: [at],
            message: msg`Please choose a category of the board.`,
          });
      }),
    standard: [],
    page: '/staff/settings',
  }),
  homeSections: setting({
    schema: homeSections,
    standard: defaultHomeSections.map((one) => ({ ...one })),
    page: '/staff/settings/navigation',
  }),
  /** Null for the product's own. */
  headerLinks: setting({
    schema: headerLinks,
    standard: standardLinks,
    shown: (value) => ({ headerLinks: ownLinks(value) }),
    page: '/staff/settings/navigation',
  }),
  footer: setting({
    schema: footer,
    standard: standardFooter,
    shown: (value) => ({ footer: ownFooter(value) }),
    page: '/staff/settings/navigation',
  }),
};
