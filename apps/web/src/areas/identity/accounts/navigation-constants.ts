import type { Role } from '@waymark/contract/identity/choices';
import type { MenuGroup, Position } from '@waymark/contract/page';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import type { Fold, Navigation } from '../../../components/frame/places.ts';

/** The groups of a role in their order, and what of its pages its bars show. */
interface NavigationShape {
  groups: readonly MenuGroup[];
  /** At most four for each position: the bar of a phone. A label of its own is a shorter one. */
  shortcuts: readonly { to: string; label?: string; notFor?: readonly Position[] }[];
  messages?: string;
  /** The one main action: a page of the navigation, or another one. */
  action?: string | NonNullable<Navigation['action']>;
}

export const navigationShapes: Readonly<Record<Role, NavigationShape>> = {
  candidate: {
    groups: ['Jobs', 'Your material', 'You'],
    shortcuts: [
      { to: paths.jobsSavedJobs },
      { to: paths.jobsAppliedJob },
      { to: paths.jobsMessages },
      { to: paths.jobsMyResume },
    ],
    messages: paths.jobsMessages,
    action: { label: msg`Find jobs`, to: paths.browseJobFilterList, icon: 'search' },
  },
  employer: {
    groups: ['Hiring', 'Company', 'Other systems', 'You'],
    shortcuts: [
      { to: paths.companyManageJob },
      { to: paths.companyMessages },
      { to: paths.companyResume },
      { to: paths.browseCandidates, label: msg`Candidates` },
    ],
    messages: paths.companyMessages,
    action: paths.companyPostJobs,
  },
  staff: {
    groups: ['', 'Reviews', 'The board', 'Texts', 'Sales', 'Other systems', 'Running it', 'You'],
    shortcuts: [
      { to: paths.staff },
      // An administrator has more urgent queues.
      { to: paths.staffReviews, notFor: ['moderator', 'administrator'] },
      { to: paths.staffPostings },
      { to: paths.staffReports },
      { to: paths.staffMessages },
    ],
  },
};

/** The groups of staff that can be folded. */
export const foldOf: Readonly<Partial<Record<MenuGroup, Fold>>> = {
  'The board': 'board',
  Texts: 'texts',
  Sales: 'money',
  'Other systems': 'exchange',
  'Running it': 'running',
};
