import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isOffered } from '../../lib/board.ts';
import { Link } from '../layout/link.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { CountBadge } from './count-badge.tsx';
import { FrameIcon } from './frame-icon.tsx';
import { NavigationParts, shownOf } from './navigation-part.tsx';
import { countersBehindMore } from './place-rules.ts';
import type { Navigation, Place } from './places.ts';
import styles from './bottom-bar.module.css';
import { useSay } from '../../lib/languages/say.ts';

interface BottomBarProps {
  navigations: readonly Navigation[];
  /** All pages, shown in a sheet. */
  children: ReactNode;
}

/** On a phone: the places that one goes to most, and the way to all others. */
export function BottomBar({ navigations, children }: BottomBarProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const location = useLocation();
  useEffect(() => setOpen(false), [location]);
  return (
    <nav className={styles['bar']} aria-label={say`Shortcuts`} data-print="none">
      <NavigationParts navigations={navigations} className={styles['places']}>
        {({ shortcuts }) =>
          shortcuts.filter(isOffered).map((place) => <Shortcut key={place.to} place={place} />)
        }
      </NavigationParts>
      <button type="button" className={styles['place']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FrameIcon name="more" />
        {say`More`}
        <NavigationParts navigations={navigations} className={styles['waiting']}>
          {(navigation) => <CountBadge counters={countersBehindMore(navigation)} />}
        </NavigationParts>
      </button>
      <Dialog open={open} title={say`All pages`} wide onClose={() => setOpen(false)}>
        {open && children}
      </Dialog>
    </nav>
  );
}

function Shortcut({ place }: { place: Place }) {
  const say = useSay();
  const { pathname } = useLocation();
  const { to, icon, label, counters } = place;
  return (
    <Link {...shownOf(place, styles['place'])} to={to} aria-current={pathname === to ? 'page' : undefined}>
      <FrameIcon name={icon} />
      {say(label)}
      {counters && <CountBadge counters={counters} />}
    </Link>
  );
}
