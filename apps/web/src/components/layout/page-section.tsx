import type { ComponentProps } from 'react';
import styles from './page-section.module.css';

/** A block of a page whose blocks stand on its ground, one below the other. */
export function PageSection(props: Omit<ComponentProps<'section'>, 'className'>) {
  return <section className={styles['section']} {...props} />;
}
