import { isDeepStrictEqual } from 'node:util';
import type { ContactDetails } from '@waymark/contract/content/contact';
import { defaultCategories, defaultSectors } from '@waymark/contract/jobs/category-choices';
import { defaultReportReasons } from '@waymark/contract/jobs/report-choices';
import { accentTokens } from '@waymark/contract/office/accent-rules';
import type { BoardSettings } from '@waymark/contract/office/board-settings';
import { featuresOff } from '@waymark/contract/office/features';
import { defaultAccent, defaultPromoTexts, type PublicBoard } from '@waymark/contract/office/choices';
import { defaultHeaderLinks } from '@waymark/contract/office/header-choices';
import { defaultFooter } from '@waymark/contract/office/site-choices';
import type { Config } from '../config.ts';

/** What every page is told. */
export function publicBoardOf(
  settings: BoardSettings,
): Omit<PublicBoard, 'isReadOnly' | 'hasCheckout' | 'sellsPlans' | 'plans'> {
  const { name, mark, accent, promos, promoTexts, currency, payPeriod, distanceUnit: unit } = settings;
  const markUrl = mark && `/api/board-marks/${mark.markId}`;
  const isOwnAccent = accent.light !== defaultAccent.light;
  return {
    name,
    markUrl,
    iconUrl: markUrl ?? (isOwnAccent ? `/api/board-icons/${accent.light.slice(1)}` : null),
    promos,
    promoTexts: isDeepStrictEqual(promoTexts, defaultPromoTexts) ? null : promoTexts,
    ...ownWordsOf(settings),
    dateStyle: settings.dateStyle,
    timeZone: settings.timeZone,
    hasAnalytics: settings.analytics !== null,
    currency,
    payPeriod,
    unit,
    off: featuresOff(settings.features),
    requiresPay: settings.requiresPay,
  };
}

type OwnWords = Pick<
  PublicBoard,
  'categories' | 'sectors' | 'filters' | 'reportReasons' | 'headerLinks' | 'footer'
>;

/** Null where they are the product's own, so that pages do not carry those. */
export function ownWordsOf(settings: BoardSettings): OwnWords {
  const { categories, sectors, postingFields, reportReasons, headerLinks, footer } = settings;
  return {
    categories: isDeepStrictEqual(categories, defaultCategories) ? null : categories,
    sectors: isDeepStrictEqual(sectors, defaultSectors) ? null : sectors,
    filters: postingFields.filter(({ filter }) => filter),
    reportReasons: isDeepStrictEqual(reportReasons, defaultReportReasons) ? null : reportReasons,
    headerLinks: isDeepStrictEqual(headerLinks, defaultHeaderLinks) ? null : headerLinks,
    footer: isDeepStrictEqual(footer, defaultFooter) ? null : footer,
  };
}

/** The properties that take the place of the style sheet's own; none where the accent is the product's. */
export function boardStyleOf({ accent }: BoardSettings): Readonly<Record<string, string>> | undefined {
  const { light, dark } = defaultAccent;
  return accent.light === light && accent.dark === dark ? undefined : accentTokens(accent);
}

export function contactOf({ contact }: BoardSettings, config: Pick<Config, 'contact'>): ContactDetails {
  return contact ?? config.contact;
}

/** Names that reach no one: the demo shows a filled imprint where none is set. */
const demoOperator: BoardSettings['operator'] = {
  name: 'Wayfarer Example Ltd',
  address: '12 Wayfarer Street\nBristol\nUnited Kingdom',
  register: 'Example register of companies, no. 00000000',
  vatNumber: 'GB 000 0000 00',
  responsible: 'Alex Example',
};

export function operatorOf(
  { operator }: BoardSettings,
  { demo }: Pick<Config, 'demo'>,
): BoardSettings['operator'] {
  return demo && Object.values(operator).every((part) => part === null) ? demoOperator : operator;
}

/** `name <address>`: what is set, or else MAIL_FROM, with the board's name where that has none. */
export function senderOf({ sender, name }: BoardSettings, { mailFrom }: Pick<Config, 'mailFrom'>) {
  if (sender) return sender;
  const [, given = '', address = mailFrom] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(mailFrom) ?? [];
  return { name: given || name, address: address.trim() };
}
