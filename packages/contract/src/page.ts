import type { Feature } from './feature.ts';
import type { MemberRole } from './identity/choices.ts';
import type { StaffRole } from './identity/staff-choices.ts';
import type { CounterName } from './office/staff-choices.ts';
import type { PageIcon } from './page-icon.ts';

/** A query parameter of a page. */
export interface PageParameter {
  /** Other values count as absent. */
  accepts: (value: string) => boolean;
  /** Whether all values count, or only the first. */
  isRepeated: boolean;
}
export type PageParameters = Readonly<Record<string, PageParameter>>;

/** The role of an employer in the company, or of a member of staff on the board. */
export type Position = MemberRole | StaffRole;

/** The headings of the navigation of members; the empty one stands above the first. */
export type MenuGroup =
  | ''
  | 'You'
  | 'Jobs'
  | 'Your material'
  | 'Hiring'
  | 'Company'
  | 'Other systems'
  | 'Reviews'
  | 'The board'
  | 'Texts'
  | 'Sales'
  | 'Running it';

/** An entry of the navigation of the role that the page is for. */
export interface MenuEntry {
  group: MenuGroup;
  /** Where in its group, in tens. */
  at: number;
  label: string;
  icon: PageIcon;
  /** A part of the page. */
  hash?: string;
  /** The feature with which the entry goes while the page stays, for work under way. */
  feature?: Feature;
  /** Counters of what waits there; they are added up. */
  counters?: readonly CounterName[];
  /** Said in place of a number: of the first counter that is not 0, whether it is added up or not. */
  words?: Readonly<Partial<Record<CounterName, string>>>;
  /** Positions that cannot use the page. */
  notFor?: readonly Position[];
}

/** A page of the product: all that is known of it outside its own files. */
export interface Page {
  /** Without parameters. */
  path: string;
  /** Its file below `routes` of the web, without the ending. */
  route: string;
  /** Who may open it. `guests`: members are sent to `membersTo`. `member`: every role. */
  access: 'public' | 'guests' | 'member' | 'candidate' | 'employer' | 'staff';
  membersTo?: string;
  /**
   * What is around it; by default the site for everybody's pages, the frame for members' and nothing for
   * guests'.
   */
  layout?: 'site' | 'frame' | 'bare';
  /** A page of the site that is of no use without its script, or acts by itself: it does not wait for a touch. */
  wakes?: true;
  /**
   * Its query parameters. The server drops all others before it renders, so that requests with made-up ones
   * cannot fill the page cache.
   */
  parameters?: PageParameters;
  /** Goes with this feature. Pages that end something, or finish what is under way, name none. */
  feature?: Feature;
  /** A further form of signing in: private, as the pages for guests and members are. */
  isEntrance?: true;
  /** Its text is the operator's, in the board's own language alone: no other is offered to search engines. */
  isOwnText?: true;
  /** About nothing in particular, and worth finding. */
  isInSitemap?: true;
  menu?: readonly MenuEntry[];
}

/** Checks the pages of an area, by name, and keeps their exact paths. */
export function definePages<const Table extends Readonly<Record<string, Page>>>(table: Table): Table {
  return table;
}

export const matching = (pattern: RegExp): PageParameter => ({
  accepts: (value) => pattern.test(value),
  isRepeated: false,
});

export const oneOf = (...choices: readonly (string | { readonly value: string })[]): PageParameter => {
  const values = choices.map((choice) => (typeof choice === 'string' ? choice : choice.value));
  return { accepts: (value) => values.includes(value), isRepeated: false };
};

/** Free text: the page itself names what it could not use. */
export const text: PageParameter = { accepts: () => true, isRepeated: false };
export const listPage = matching(/^[1-9]\d{0,6}$/);
export const id = matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i);
export const day = matching(/^\d{4}-\d{2}-\d{2}$/);
export const letter = matching(/^([a-z]|0-9|other)$/);
/** A version of a legal text: its day and a fingerprint. */
export const legalVersion = matching(/^\d{4}-\d{2}-\d{2}-[\da-f]{8}$/);
export const slug = matching(/^[a-z0-9-]{1,80}$/);
export const token = { token: text };

/** Carries the package that a visitor chose through login and registration (B-1, B-3, D-2). */
export const checkoutLinkParameter = 'productCheckoutLink';
export const checkout = { [checkoutLinkParameter]: text };

/** Carries the plan that a visitor chose through login and registration (D-10). */
export const planParameter = 'plan';
export const plan = { [planParameter]: matching(/^[a-z0-9][a-z0-9-]{0,39}$/) };

/** Shows a page with the draft of the look (`ssr/page-routes.ts`); no page declares it. */
export const previewParameter = 'preview';

/** The parameter of a login code in an address of the checkout. */
export const loginCodeParameter = 'code';
/** The parameter of the language of who comes, in an address of the checkout; English without one. */
export const languageParameter = 'language';

export const allButOwners = ['recruiter', 'viewer'] as const;
export const allButAdministrators = ['reviewer', 'moderator'] as const;
