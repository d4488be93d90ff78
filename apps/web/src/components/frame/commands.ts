import { storeTheme, themes } from '../../lib/waking/theme.ts';
import { isOffered } from '../../lib/board.ts';
import type { PageIcon } from '@waymark/contract/page-icon';
import { msg, term } from '@waymark/contract/text/message';
import type { Navigation } from './places.ts';
import type { Say } from '@waymark/contract/text/say';
import { groupLabels } from './group-labels.ts';

/** An answer of the command menu. */
export interface Command {
  /** Distinct among all answers. */
  key: string;
  /** The heading that it stands below. */
  kind: string;
  label: string;
  /** Tells namesakes apart. */
  detail?: string;
  icon: PageIcon;
  /** The page that it leads to, or what it does. */
  does: string | (() => void);
}

/** The pages of a member, and what can be done on every page. */
export function listCommands(say: Say, navigation: Navigation, onLogout: () => void): Command[] {
  const { groups, action } = navigation;
  const pages = groups.flatMap(({ name, places }) =>
    places.filter(isOffered).map((place): Command => {
      return { ...place, key: place.to, kind: msg`Pages`, detail: say(groupLabels[name]), does: place.to };
    }),
  );
  return [
    // The main action is among the pages of an employer already.
    ...(action && isOffered(action) && !pages.some(({ key }) => key === action.to)
      ? [{ ...action, key: action.to, kind: msg`Pages`, does: action.to } satisfies Command]
      : []),
    ...pages,
    ...themes.map(({ value, label }): Command => ({
      key: `theme-${value}`,
      kind: msg`Actions`,
      label: say`Colours: ${term(label)}`,
      icon: 'theme',
      does: () => storeTheme(value),
    })),
    { key: 'log-out', kind: msg`Actions`, label: msg`Log out`, icon: 'leave', does: onLogout },
  ];
}

const foldWords = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The commands whose label, or else whose group, has each of the typed words at the beginning of one of its own; those
 * that begin with the first typed word come first.
 */
export function filterCommands(commands: readonly Command[], typed: string): Command[] {
  const words = foldWords(typed).split(/\s+/).filter(Boolean);
  const found = commands.filter(({ label, detail = '' }) => {
    const own = foldWords(`${label} ${detail}`).split(/[\s:]+/);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  const first = words[0] ?? '';
  const rank = ({ label }: Command) => (foldWords(label).startsWith(first) ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}
