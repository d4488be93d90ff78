import { formatCount } from '@waymark/contract/text/format';
import { useLocale } from '../../lib/languages/language.ts';
import ui from '../../styles/primitives.module.css';
import { Link } from '../layout/link.tsx';
import { showWhole } from '../layout/show-whole.ts';
import { useCurrentLinkInView } from '../layout/use-current-link-in-view.ts';
import styles from './tab-links.module.css';
import { useSay } from '../../lib/languages/say.ts';

interface TabLinksProps {
  /** What the tabs are of, for screen readers. */
  label: string;
  tabs: readonly { label: string; to: string; isCurrent: boolean; count?: number }[];
}

/** Lists that stand beside each other: each has an address of its own. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const say = useSay();
  const locale = useLocale();
  const row = useCurrentLinkInView();
  return (
    <nav ref={row} data-row className={styles['tabs']} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          className={`${ui['inlineRow2']} ${styles['tab']}`}
          to={tab.to}
          onFocus={showWhole}
          aria-current={tab.isCurrent ? 'page' : undefined}
        >
          {say(tab.label)}
          {tab.count !== undefined && (
            <span className={`${ui['note']} ${styles['count']}`}>{formatCount(tab.count, locale)}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
