import { paths } from '@waymark/contract/paths';
import ui from '../../styles/primitives.module.css';
import { Link } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { useSay } from '../../lib/say.ts';

/** In a tab of its own: what is typed in the form stays. */
function LegalLink({ to, children }: { to: string; children: string }) {
  const say = useSay();
  return (
    <Link to={to} target="_blank">
      {children}
      <VisuallyHidden> {say`(opens in a new tab)`}</VisuallyHidden>
    </Link>
  );
}

/** Beside the button of every form that takes details of a person (L-36). */
export function PrivacyNote() {
  const say = useSay();
  return (
    <p className={ui['note']}>
      {say`How we handle your data:`} <LegalLink to={paths.privacy}>{say`Privacy`}</LegalLink>.
    </p>
  );
}

/** The same where the form makes an account: `by` says what does, for example "creating an account". */
export function TermsNote({ by }: { by: string }) {
  const say = useSay();
  return (
    <p className={ui['note']}>
      {say`By ${by} you agree to the`} <LegalLink to={paths.terms}>{say`Terms`}</LegalLink>
      {say`. How we handle your data:`} <LegalLink to={paths.privacy}>{say`Privacy`}</LegalLink>.
    </p>
  );
}
