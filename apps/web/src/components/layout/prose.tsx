import type { TextMark } from '@waymark/contract/jobs/mark-language';
import { useLanguage } from '../../lib/languages/language.ts';
import { linkInLanguage, markDirections } from './prose-rules.ts';
import styles from './prose.module.css';

interface ProseProps {
  html: string;
  /** Its language and direction. */
  mark?: TextMark;
}

/** Shows HTML that the server has sanitised, when it was stored and again when it was read. */
export function Prose({ html, mark = { dir: 'auto' } }: ProseProps) {
  const language = useLanguage();
  return (
    <div
      className={styles['prose']}
      {...mark}
      // oxlint-disable-next-line react/no-danger -- the server's sanitiser is what makes it safe
      dangerouslySetInnerHTML={{ __html: linkInLanguage(markDirections(html), language) }}
    />
  );
}
