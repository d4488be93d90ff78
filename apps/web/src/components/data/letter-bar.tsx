import ui from '../../styles/primitives.module.css';
import { Link } from '../layout/link.tsx';
import { useCurrentLinkInView } from '../layout/use-current-link-in-view.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './letter-bar.module.css';
import { type Message } from '@waymark/contract/text/message';
import { useSay } from '../../lib/languages/say.ts';

interface Letter {
  label: string;
  href: string;
  current: boolean;
  /** Of what stands under it; undefined where that is not counted. */
  count?: number | undefined;
}

interface LetterBarProps {
  label: string;
  letters: readonly Letter[];
  /** The number of what is counted, with its word. */
  nameCount: (count: number) => Message;
}

/** The alphabet as links. A letter without anything is no link. */
export function LetterBar({ label, letters, nameCount }: LetterBarProps) {
  const bar = useCurrentLinkInView();
  return (
    <nav ref={bar} data-row className={styles['bar']} aria-label={label}>
      <ol className={`${ui['wrap']} ${styles['letters']}`}>
        {letters.map((letter) => (
          <li key={letter.label}>
            <LetterLink {...letter} nameCount={nameCount} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function LetterLink({ label, href, current, count, nameCount }: Letter & Pick<LetterBarProps, 'nameCount'>) {
  const say = useSay();
  if (count === 0 && !current) return <span className={styles['none']}>{say(label)}</span>;
  return (
    <Link
      className={`${ui['hoverSunken']} ${styles['letter']}`}
      to={href}
      aria-current={current ? 'page' : undefined}
      preventScrollReset
    >
      {say(label)}
      {count !== undefined && <VisuallyHidden>, {say(nameCount(count))}</VisuallyHidden>}
    </Link>
  );
}
