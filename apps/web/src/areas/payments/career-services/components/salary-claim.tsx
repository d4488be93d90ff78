import styles from './packages-page.module.css';

/** The claim that such packages are sold with, and whose it is (D-1). */
export function SalaryClaim() {
  return (
    <figure className={styles['claim']}>
      <blockquote className={styles['quote']}>
        <p>“A $10K to $50K salary increase”</p>
      </blockquote>
      <figcaption className={styles['source']}>
        This is what career services are advertised with. The figure is the sellers’ own: we know of no count
        that bears it out, and nobody can promise you a salary.
      </figcaption>
    </figure>
  );
}
