import type { User } from '@waymark/contract/identity/accounts';
import type { Role } from '@waymark/contract/identity/choices';
import { paths } from '@waymark/contract/paths';
import type { Navigation, Place, Position } from '../../../components/frame/places.ts';
import {
  bareNavigation,
  candidateNavigation,
  employerNavigation,
  staffNavigation,
} from './navigation-constants.ts';

const navigations: Readonly<Record<Role, Navigation>> = {
  candidate: candidateNavigation,
  employer: employerNavigation,
  staff: staffNavigation,
};

/** Pages of every role. */
const shared: readonly string[] = [paths.account, paths.jobsChangePassword];
const others: Readonly<Record<string, Role>> = {
  [paths.resumeCheck]: 'candidate',
  [paths.resumeExport]: 'candidate',
  [paths.coverLetters]: 'candidate',
  [paths.browseCandidates]: 'employer',
  [paths.addCompany]: 'employer',
};

/** The role that a page is for; undefined for a page of every role. */
function roleOfPath(path: string): Role | undefined {
  if (shared.includes(path)) return undefined;
  const role = others[path];
  if (role) return role;
  if (path === paths.staff || path.startsWith(`${paths.staff}/`)) return 'staff';
  return path.startsWith('/company-') ? 'employer' : 'candidate';
}

/**
 * The navigation beside a page: that of the signed-in user. Before it is known who that is, as on the server, all that
 * the page may have: the style sheet then shows the one that the document is marked for (decision 001).
 */
export function navigationsFor(user: User | null, path: string): readonly Navigation[] {
  if (user) return [navigationOf(user)];
  const role = roleOfPath(path);
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
