import type { ContactDetails } from '@waymark/contract/content/contact';
import type { ReactNode } from 'react';
import styles from './contact-facts.module.css';

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The ways to reach us beside the form; none where the settings name none. */
export function ContactFacts({ details: { email, phone, address } }: { details: ContactDetails }) {
  if (!email && !phone && !address) return null;
  return (
    <section className={styles['facts']} aria-labelledby="facts-title">
      <h2 className={styles['title']} id="facts-title">
        Quick contact
      </h2>
      <dl className={styles['list']}>
        {email && (
          <Fact term="Email">
            <a className={styles['link']} href={`mailto:${email}`}>
              {email}
            </a>
          </Fact>
        )}
        {phone && (
          <Fact term="Phone">
            <a className={styles['link']} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
              {phone}
            </a>
          </Fact>
        )}
        {address && <Fact term="Address">{address}</Fact>}
      </dl>
    </section>
  );
}
