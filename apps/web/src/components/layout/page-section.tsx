import type { ComponentProps } from 'react';
import ui from '../../styles/primitives.module.css';
import styles from './page-section.module.css';

/** A block of a page whose blocks stand on its ground, one below the other. */
export function PageSection(props: Omit<ComponentProps<'section'>, 'className'>) {
  return <section className={`${ui['pageWidth']} ${styles['section']}`} {...props} />;
}
