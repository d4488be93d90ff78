import { paths } from '@waymark/contract/paths';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isOffered } from '../../lib/board.ts';
import { setDocumentMark, useDocumentMark } from '../../lib/document-mark.ts';
import ui from '../../styles/primitives.module.css';
import { Link } from '../layout/link.tsx';
import { CountBadge } from './count-badge.tsx';
import { FrameIcon } from './frame-icon.tsx';
import { NavigationParts, shownOf } from './navigation-part.tsx';
import { findCurrent } from './place-rules.ts';
import type { Fold, Navigation, Place, PlaceGroup } from './places.ts';
import styles from './side-navigation.module.css';
import { useSay } from '../../lib/languages/say.ts';
import { groupLabels } from './group-labels.ts';

interface SideNavigationProps {
  navigations: readonly Navigation[];
  onLogout: () => void;
}

/** All pages of a member's area in their groups. */
export function SideNavigation({ navigations, onLogout }: SideNavigationProps) {
  const say = useSay();
  const place = useCurrentInView();
  return (
    <nav ref={place} className={styles['nav']} aria-label={say`Your account`}>
      <NavigationParts navigations={navigations}>
        {(navigation) => <Groups navigation={navigation} />}
      </NavigationParts>
      <Link className={styles['link']} to={paths.faq} onPointerEnter={nameIfNarrow}>
        <Entry icon="help" label={say`Help`} />
      </Link>
      <button type="button" className={styles['link']} onPointerEnter={nameIfNarrow} onClick={onLogout}>
        <Entry icon="leave" label={say`Log Out`} />
      </button>
    </nav>
  );
}

function Groups({ navigation }: { navigation: Navigation }) {
  const { pathname } = useLocation();
  const groups = navigation.groups
    .map((group) => ({ ...group, places: group.places.filter(isOffered) }))
    .filter(({ places }) => places.length > 0);
  const current = findCurrent(
    groups.flatMap(({ places }) => places),
    pathname,
  );
  const isHere = current?.to === pathname ? 'page' : 'true';
  return groups.map((group) => (
    <Group key={group.name} group={group}>
      {group.places.map((place) => (
        <li key={place.to} {...shownOf(place)}>
          <Link
            className={styles['link']}
            to={place.to}
            aria-current={place === current ? isHere : undefined}
            onPointerEnter={nameIfNarrow}
          >
            <Entry {...place} />
          </Link>
          {place.counters && <CountBadge {...place} />}
        </li>
      ))}
    </Group>
  ));
}

function Group({ group: { name, fold, places }, children }: { group: PlaceGroup; children: ReactNode }) {
  const say = useSay();
  const id = useId();
  const heading = name && (
    <span className={styles['name']} id={id} dir="auto">
      {say(groupLabels[name])}
    </span>
  );
  // A group without a place that the member can use is not shown, whatever its name.
  const notFor = places.every((place) => place.notFor) ? places[0] : undefined;
  return (
    <div {...(notFor ? shownOf(notFor, styles['group']) : { className: styles['group'] })} data-fold={fold}>
      {fold ? <FoldButton fold={fold}>{heading}</FoldButton> : heading}
      <ul className={styles['places']} {...(name && { 'aria-labelledby': id })}>
        {children}
      </ul>
    </div>
  );
}

/** Folds a group down to the page that is open; the browser remembers it. */
function FoldButton({ fold, children }: { fold: Fold; children: ReactNode }) {
  const shut = useDocumentMark('shut').split(' ');
  const isShut = shut.includes(fold);

  function turn() {
    const others = shut.filter((one) => one !== fold && one !== '');
    setDocumentMark('shut', [...others, ...(isShut ? [] : [fold])].join(' '));
  }

  return (
    <button type="button" className={styles['fold']} aria-expanded={!isShut} onClick={turn}>
      {children}
      <FrameIcon name="fold" />
    </button>
  );
}

function Entry({ icon, label }: Pick<Place, 'label' | 'icon'>) {
  const say = useSay();
  return (
    <>
      <FrameIcon name={icon} />
      <span className={`${ui['truncate']} ${styles['label']}`}>{say(label)}</span>
    </>
  );
}

/** In pixels; a wider entry shows its label. */
const narrowWidth = 64;

/** While the navigation shows icons alone, the browser shows the name of the one below the pointer. */
function nameIfNarrow({ currentTarget: entry }: { currentTarget: HTMLElement }): void {
  const label = entry.querySelector(`.${styles['label']}`)?.textContent ?? '';
  if (entry.offsetWidth < narrowWidth) entry.title = label;
  else entry.removeAttribute('title');
}

/** The navigation of staff is longer than a window: the entry of the page is brought into it. */
function useCurrentInView() {
  const place = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = place.current?.querySelector('[aria-current]');
    const scroller = place.current?.parentElement;
    if (!current || !scroller) return;
    const { top, bottom } = current.getBoundingClientRect();
    const box = scroller.getBoundingClientRect();
    if (top < box.top) scroller.scrollTop += top - box.top - box.height / 3;
    else if (bottom > box.bottom) scroller.scrollTop += bottom - box.bottom + box.height / 3;
  }, [pathname]);
  return place;
}
