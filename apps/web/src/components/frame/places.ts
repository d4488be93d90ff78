import type { MemberRole, Role } from '@waymark/contract/identity/choices';
import type { StaffRole } from '@waymark/contract/identity/staff-choices';
import type { CounterName } from '@waymark/contract/office/staff-choices';
import type { IconName } from './frame-icon.tsx';

/** The role of an employer in the company, or of a member of staff on the board. */
export type Position = MemberRole | StaffRole;

/** A page of a member's area, as its navigation shows it. */
export interface Place {
  label: string;
  to: string;
  icon: IconName;
  /** Positions that cannot use the page. */
  notFor?: readonly Position[];
  /** Counters of what waits there; they are added up. */
  counters?: readonly CounterName[];
  /** Said in place of a number: of the first counter that is not 0, whether it is added up or not. */
  words?: Readonly<Partial<Record<CounterName, string>>>;
}

export interface PlaceGroup {
  /** Empty for what stands above the first heading. */
  name: string;
  /** Set for a group that can be folded; the document and the style sheet know it by this word. */
  fold?: Fold;
  places: readonly Place[];
}

export type Fold = 'board' | 'texts' | 'money' | 'exchange' | 'running';

/** The pages of a role. */
export interface Navigation {
  role: Role;
  groups: readonly PlaceGroup[];
  /** At most four for each position: the bar of a phone. */
  shortcuts: readonly Place[];
  /** The conversations, where the role has some. */
  messages?: Place;
  /** The one main action of the role. */
  action?: Place;
}
