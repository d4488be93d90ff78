import styles from './prose.module.css';

/** Shows HTML that the server has sanitised, when it was stored and again when it was read. */
export function Prose({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- the server's sanitiser is what makes it safe
  return <div className={styles['prose']} dangerouslySetInnerHTML={{ __html: html }} />;
}
