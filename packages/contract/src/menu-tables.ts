import { allPages } from './all-pages.ts';
import type { Role } from './identity/choices.ts';
import type { MenuEntry } from './page.ts';

/*
 * What the frame of members' pages needs to know of them: built, these are plain values, and no row comes along
 * (`apps/web/evaluate-tables.ts`).
 */

/** An entry of a menu, with its address and whose it is; `member` is every role. */
export interface MenuPlace extends Omit<MenuEntry, 'hash' | 'feature'> {
  to: string;
  of: Role | 'member';
}

/** Every entry of the navigation of members, in the order of its group. */
export const menuPlaces: readonly MenuPlace[] = allPages
  .flatMap(({ access, path, menu = [] }) =>
    access === 'public' || access === 'guests'
      ? []
      : menu.map(({ hash, feature: _feature, ...entry }) => ({
          ...entry,
          to: path + (hash ? `#${hash}` : ''),
          of: access,
        })),
  )
  .toSorted((one, other) => one.at - other.at);

/** The role that a page is for; pages of every role are missing. */
export const roleOfPath: Readonly<Record<string, Role>> = Object.fromEntries(
  allPages.flatMap(({ access, path }) =>
    access === 'candidate' || access === 'employer' || access === 'staff' ? [[path, access]] : [],
  ),
);
