import type { ContactDetails } from '@waymark/contract/content/contact';
import type { ReactNode } from 'react';
import { PageHead } from '../../../../components/layout/page-head.tsx';
import { MapView } from '../../../../components/map/map-view.tsx';
import ui from '../../../../styles/primitives.module.css';
import { MessageForm } from './message-form.tsx';
import styles from './contact.module.css';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg, term, type Message } from '@waymark/contract/text/message';

/** Contact details, the form, and the map (J-4). */
export function ContactPage({ details }: { details: ContactDetails }) {
  const say = useSay();
  const { address, position } = details;
  return (
    <div className={`${ui['page']} ${styles['page']}`}>
      <PageHead
        title={say`Contact Us`}
        lead={say`A question about a job, a resume or an order? Write to us, and our team answers by email.`}
      />
      <ContactFacts details={details} />
      <section className={`${ui['grid5']} ${styles['message']}`} aria-labelledby="message-title">
        <h2 className={ui['textXl']} id="message-title">
          {say`Send us a message`}
        </h2>
        <div data-needs="script">
          <MessageForm />
        </div>
        <p data-without="script">{say`The form needs JavaScript. ${term(withoutScript(details))}`}</p>
      </section>
      {position && (
        <section className={styles['map']} aria-labelledby="map-title">
          <h2 className={ui['textXl']} id="map-title">
            {say`Where we are`}
          </h2>
          <p className={styles['address']}>{address}</p>
          <MapView label={say`Map: ${address}`} height={500} position={position} />
        </section>
      )}
    </div>
  );
}

function withoutScript({ email, phone }: ContactDetails): Message {
  if (email) return msg`Without it, please write to ${email}.`;
  return phone ? msg`Without it, please call ${phone}.` : msg`Please turn it on to write to us.`;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Mail address, phone and postal address, as far as the settings have them. */
function ContactFacts({ details: { email, phone, address } }: { details: ContactDetails }) {
  const say = useSay();
  if (!email && !phone && !address) return null;
  return (
    <section className={`${ui['grid5']} ${ui['alignStart']}`} aria-labelledby="facts-title">
      <h2 className={ui['textXl']} id="facts-title">
        {say`Quick contact`}
      </h2>
      <dl className={ui['grid5']}>
        {email && (
          <Fact name={say`Email`}>
            <a className={styles['link']} href={`mailto:${email}`}>
              {email}
            </a>
          </Fact>
        )}
        {phone && (
          <Fact name={say`Phone`}>
            <a className={styles['link']} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
              {phone}
            </a>
          </Fact>
        )}
        {address && <Fact name={say`Address`}>{address}</Fact>}
      </dl>
    </section>
  );
}
