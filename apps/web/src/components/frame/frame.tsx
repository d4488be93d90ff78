import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useEffectEvent, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { board, isOffered } from '../../lib/board.ts';
import { setDocumentMark, useDocumentMark } from '../../lib/document-mark.ts';
import { showFailed } from '../../lib/toasts.ts';
import ui from '../../styles/primitives.module.css';
import { ButtonLink } from '../form/button.tsx';
import { Link } from '../layout/link.tsx';
import { Logo } from '../layout/logo.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BottomBar } from './bottom-bar.tsx';
import type { CommandMenuProps } from './command-menu.tsx';
import { CountBadge } from './count-badge.tsx';
import { FrameIcon } from './frame-icon.tsx';
import { NavigationParts, shownOf } from './navigation-part.tsx';
import type { Navigation } from './places.ts';
import { SideNavigation } from './side-navigation.tsx';
import styles from './frame.module.css';
import { useSay } from '../../lib/languages/say.ts';

interface FrameProps {
  /** Null until it is known who is signed in. */
  user: User | null;
  navigations: readonly Navigation[];
  /** The signed-in person, above the navigation. */
  head: ReactNode;
  /** Further buttons of the account menu. */
  extra: ReactNode;
  /** Above everything, such as that the board takes no changes for now. */
  notice: ReactNode;
  onLogout: () => void;
  /** The page, in its `main`. */
  children: ReactNode;
}

/** The application frame of members and staff (L-34): top bar, navigation, and the page beside it. */
export function Frame({ user, navigations, head, extra, notice, onLogout, children }: FrameProps) {
  const say = useSay();
  const command = useCommandMenu();
  return (
    <div className={styles['frame']}>
      {notice}
      <header className={styles['top']} data-print="none">
        <Link className={styles['logo']} to={paths.home} aria-label={say`${board.name}, home`}>
          <Logo />
        </Link>
        <CommandButton onPress={command.open} />
        <div className={styles['end']}>
          <NavigationParts navigations={navigations} className={styles['tools']}>
            {(navigation) => <Tools navigation={navigation} />}
          </NavigationParts>
          <AccountMenu user={user} extra={extra} onLogout={onLogout} />
        </div>
      </header>
      <aside className={styles['side']} data-print="none">
        <div className={styles['scroller']}>
          {head}
          <SideNavigation navigations={navigations} onLogout={onLogout} />
        </div>
        <SideFoot />
      </aside>
      {children}
      <BottomBar navigations={navigations}>
        <div>
          {head}
          <SideNavigation navigations={navigations} onLogout={onLogout} />
          <LegalLinks />
        </div>
      </BottomBar>
      {command.Menu && user && navigations[0] && (
        <command.Menu user={user} navigation={navigations[0]} onClose={command.close} onLogout={onLogout} />
      )}
    </div>
  );
}

/** Messages and the main action of the role. */
function Tools({ navigation: { messages, action } }: { navigation: Navigation }) {
  const say = useSay();
  return (
    <>
      {messages && (
        <Link className={styles['messages']} to={messages.to}>
          <FrameIcon name={messages.icon} />
          <VisuallyHidden>{say`Your messages`}</VisuallyHidden>
          <CountBadge {...messages} />
        </Link>
      )}
      {action && isOffered(action) && (
        <ButtonLink {...shownOf(action, styles['action'])} to={action.to}>
          {say(action.label)}
        </ButtonLink>
      )}
    </>
  );
}

function CommandButton({ onPress }: { onPress: () => void }) {
  const say = useSay();
  return (
    <button
      type="button"
      className={`${ui['hoverInk']} ${styles['command']}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-needs="script"
      onClick={onPress}
    >
      <FrameIcon name="search" />
      <span className={styles['words']}>{say`Jump to…`}</span>
      <kbd className={styles['key']} aria-hidden="true">
        <span data-keys="mac">⌘ K</span>
        <span data-keys="other">{say`Ctrl K`}</span>
      </kbd>
    </button>
  );
}

/** The command menu; its script loads when it is opened for the first time. */
function useCommandMenu() {
  const say = useSay();
  const [Loaded, setLoaded] = useState<ComponentType<CommandMenuProps>>();
  const [isOpen, setOpen] = useState(false);

  function open() {
    setOpen(true);
    if (Loaded) return;
    import('./command-menu.tsx').then(
      ({ CommandMenu }) => setLoaded(() => CommandMenu),
      () => {
        setOpen(false);
        showFailed(say`The menu could not be loaded. Please try again.`);
      },
    );
  }

  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    // Another dialog would be covered while something is decided there.
    if (!isOpen && document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (isOpen) setOpen(false);
    else open();
  });
  // With the frame's first paint: a key that is pressed at once would be lost before other effects run.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  return { Menu: isOpen ? Loaded : undefined, open, close: () => setOpen(false) };
}

function SideFoot() {
  const say = useSay();
  const isNarrow = useDocumentMark('side') === 'narrow';
  const words = isNarrow ? say`Show names` : say`Icons only`;
  return (
    <div className={styles['foot']}>
      <button
        type="button"
        className={`${ui['hoverInk']} ${styles['collapse']}`}
        aria-pressed={isNarrow}
        aria-label={say`Icons only`}
        title={words}
        onClick={() => setDocumentMark('side', isNarrow ? '' : 'narrow')}
      >
        <FrameIcon name="side" />
      </button>
      <LegalLinks />
    </div>
  );
}

const legal = [
  { label: msg`Terms`, to: paths.terms },
  { label: msg`Privacy`, to: paths.privacy },
  { label: msg`Imprint`, to: paths.imprint },
] as const;

function LegalLinks() {
  const say = useSay();
  return (
    <div className={styles['legal']}>
      {legal.map(({ label, to }) => (
        <Link key={to} to={to}>
          {say(label)}
        </Link>
      ))}
    </div>
  );
}
