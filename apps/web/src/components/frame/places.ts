import type { Role } from '@waymark/contract/identity/choices';
import type { MenuPlace } from '@waymark/contract/menu-tables';
import type { MenuGroup } from '@waymark/contract/page';

/** A page of a member's area, as its navigation shows it. */
export type Place = Omit<MenuPlace, 'group' | 'at' | 'of'>;

export interface PlaceGroup {
  /** Empty for what stands above the first heading. */
  name: MenuGroup;
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
