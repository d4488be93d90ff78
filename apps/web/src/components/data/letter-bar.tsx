import { plural } from '@waymark/contract/text/format';
import ui from '../../styles/primitives.module.css';
import { Link } from '../layout/link.tsx';
import { useCurrentLinkInView } from '../layout/use-current-link-in-view.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './letter-bar.module.css';

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
  /** What is counted, one and several of it. */
  noun: readonly [one: string, several: string];
}

/** The alphabet as links. A letter without anything is no link. */
export function LetterBar({ label, letters, noun }: LetterBarProps) {
  const bar = useCurrentLinkInView();
  return (
    <nav ref={bar} data-row className={styles['bar']} aria-label={label}>
      <ol className={`${ui['wrap']} ${styles['letters']}`}>
        {letters.map((letter) => (
          <li key={letter.label}>
            <LetterLink {...letter} noun={noun} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function LetterLink({ label, href, current, count, noun }: Letter & Pick<LetterBarProps, 'noun'>) {
  if (count === 0 && !current) return <span className={styles['none']}>{label}</span>;
  return (
    <Link
      className={`${ui['hoverSunken']} ${styles['letter']}`}
      to={href}
      aria-current={current ? 'page' : undefined}
      preventScrollReset
    >
      {label}
      {count !== undefined && <VisuallyHidden>, {plural(count, ...noun)}</VisuallyHidden>}
    </Link>
  );
}
