import { paths } from '@waymark/contract/paths';
import ui from '../../styles/primitives.module.css';
import { Link } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** In a tab of its own: what is typed in the form stays. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Link>
  );
}

/** Beside the button of every form that takes details of a person (L-36). */
export function PrivacyNote() {
  return (
    <p className={ui['note']}>
      How we handle your data: <LegalLink to={paths.privacy}>Privacy</LegalLink>.
    </p>
  );
}

/** The same where the form makes an account: `by` says what does, for example "creating an account". */
export function TermsNote({ by }: { by: string }) {
  return (
    <p className={ui['note']}>
      By {by} you agree to the <LegalLink to={paths.terms}>Terms</LegalLink>. How we handle your data:{' '}
      <LegalLink to={paths.privacy}>Privacy</LegalLink>.
    </p>
  );
}
