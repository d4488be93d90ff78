import { feedFormats, type FeedExtension } from '@waymark/contract/integrations/feed-paths';
import ui from '../../styles/primitives.module.css';
import styles from './feed-links.module.css';
import { useSay } from '../../lib/languages/say.ts';

interface FeedLinksProps {
  /** Whose postings they are, for screen readers: "this search", "Acme". */
  of: string;
  pathOf: (extension: FeedExtension) => string;
}

/** The same postings for feed readers and programs. They are files: the browser loads them, not the router. */
export function FeedLinks({ of, pathOf }: FeedLinksProps) {
  const say = useSay();
  return (
    <ul className={`${ui['cluster3']} ${ui['softSm']} ${styles['feeds']}`} aria-label={say`Feeds of ${of}`}>
      <li aria-hidden="true">{say`Feeds`}</li>
      {feedFormats.map(({ extension, label }) => (
        <li key={extension}>
          <a className={ui['inlineRow']} href={pathOf(extension)}>
            {say(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}
