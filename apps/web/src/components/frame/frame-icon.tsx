import icons from './frame-icons.svg';
import styles from './frame-icon.module.css';

/** The symbols of `frame-icons.svg`. */
export type IconName =
  | 'bookmark'
  | 'send'
  | 'chat'
  | 'bell'
  | 'person'
  | 'document'
  | 'files'
  | 'document-check'
  | 'letter'
  | 'eye'
  | 'settings'
  | 'gear'
  | 'team'
  | 'lock'
  | 'briefcase'
  | 'plus'
  | 'search'
  | 'person-search'
  | 'building'
  | 'people'
  | 'card'
  | 'clock'
  | 'in'
  | 'out'
  | 'hook'
  | 'key'
  | 'overview'
  | 'star'
  | 'flag'
  | 'tag'
  | 'box'
  | 'mail'
  | 'pencil'
  | 'page'
  | 'quote'
  | 'comment'
  | 'news'
  | 'redirect'
  | 'chart'
  | 'receipt'
  | 'layers'
  | 'order'
  | 'shield'
  | 'words'
  | 'steps'
  | 'swap'
  | 'feed'
  | 'help'
  | 'leave'
  | 'more'
  | 'side'
  | 'fold'
  | 'theme';

/** Decoration: its words stand beside it, or are the name of its button. */
export function FrameIcon({ name }: { name: IconName }) {
  return (
    <svg className={styles['icon']} width="20" height="20" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
