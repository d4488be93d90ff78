import type { CompanyVerification } from '@waymark/contract/companies/verification';
import ui from '../../styles/primitives.module.css';
import styles from './verified-note.module.css';
import { useSay, rich } from '../../lib/languages/say.ts';
import { msg, type Message } from '@waymark/contract/text/message';

const proofs: Record<CompanyVerification['by'], (host: string) => Message> = {
  dns: (host) => msg`<strong>Verified:</strong> someone who controls ${host} confirmed this company.`,
  mail: (host) =>
    msg`<strong>Verified:</strong> a person with a confirmed mailbox at ${host} works here for this company.`,
  staff: (host) =>
    msg`<strong>Verified:</strong> our team has made sure that ${host} is this company’s website.`,
};

/** The mark of a company whose website is known to be its own, and in plain words what that means. */
export function VerifiedNote({ verification: { by, host } }: { verification: CompanyVerification }) {
  const say = useSay();
  return (
    <p className={`${ui['flex2']} ${styles['note']}`}>
      <svg className={styles['sign']} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="9" />
        <path d="M6 10.5l2.7 2.7L14 7.6" />
      </svg>
      <span>{rich(say, proofs[by](host), { strong: <strong /> })}</span>
    </p>
  );
}
