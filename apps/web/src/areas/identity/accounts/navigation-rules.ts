import type { User } from '@waymark/contract/identity/accounts';
import type { Role } from '@waymark/contract/identity/choices';
import { menuPlaces, roleOfPath } from '@waymark/contract/menu-tables';
import type { Position } from '@waymark/contract/page';
import type { Navigation, Place, PlaceGroup } from '../../../components/frame/places.ts';
import { foldOf, navigationShapes } from './navigation-constants.ts';

const navigations: Readonly<Record<Role, Navigation>> = {
  candidate: describeNavigation('candidate'),
  employer: describeNavigation('employer'),
  staff: describeNavigation('staff'),
};

/** An employer who belongs to no company. */
const bareNavigation: Navigation = {
  role: 'employer',
  groups: navigations.employer.groups.filter(({ name }) => name === 'You'),
  shortcuts: menuPlaces.filter(({ of }) => of === 'member'),
};

/** The entries of G-1, H-1 and J-5, and our own. */
function describeNavigation(role: Role): Navigation {
  const { groups, shortcuts, messages, action } = navigationShapes[role];
  const places = menuPlaces.filter(({ of }) => of === role || of === 'member');
  const placeAt = (to: string): Place => {
    const found = places.find((place) => place.to === to);
    if (!found) throw new Error(`${to} is not in the navigation of ${role}.`);
    return found;
  };
  return {
    role,
    groups: groups.map((name): PlaceGroup => {
      const fold = role === 'staff' ? foldOf[name] : undefined;
      return { name, ...(fold && { fold }), places: places.filter(({ group }) => group === name) };
    }),
    shortcuts: shortcuts.map(({ to, ...own }) => ({ ...placeAt(to), ...own })),
    ...(messages !== undefined && { messages: placeAt(messages) }),
    ...(action !== undefined && { action: typeof action === 'string' ? placeAt(action) : action }),
  };
}

/**
 * The navigation beside a page: that of the signed-in user. Before it is known who that is, as on the server, all that
 * the page may have: the style sheet then shows the one that the document is marked for (decision 001).
 */
export function navigationsFor(user: User | null, path: string): readonly Navigation[] {
  if (user) return [navigationOf(user)];
  const role = roleOfPath[path];
  return role ? [navigations[role]] : Object.values(navigations);
}

function navigationOf(user: User): Navigation {
  if (user.role === 'employer' && !user.company) return bareNavigation;
  const navigation = navigations[user.role];
  const position = positionOf(user);
  if (position === undefined) return navigation;
  const isOpen = ({ notFor }: Place) => !notFor?.includes(position);
  const { action, groups, shortcuts, ...rest } = navigation;
  return {
    ...rest,
    groups: groups
      .map((group) => ({ ...group, places: group.places.filter(isOpen) }))
      .filter(({ places }) => places.length > 0),
    shortcuts: shortcuts.filter(isOpen),
    ...(action && isOpen(action) && { action }),
  };
}

function positionOf({ staffRole, company }: User): Position | undefined {
  return staffRole ?? company?.memberRole;
}
