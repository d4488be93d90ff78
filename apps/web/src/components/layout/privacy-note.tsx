import { paths } from '@waymark/contract/paths';
import ui from '../../styles/primitives.module.css';
import { Link } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { useSay, rich } from '../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';
import type { ReactNode } from 'react';

/** In a tab of its own: what is typed in the form stays. */
function LegalLink({ to, children }: { to: string; children?: ReactNode }) {
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
      {rich(say, msg`How we handle your data: <privacy>Privacy</privacy>.`, {
        privacy: <LegalLink to={paths.privacy} />,
      })}
    </p>
  );
}

const terms = {
  account: msg`By creating an account you agree to the <terms>Terms</terms>. How we handle your data: <privacy>Privacy</privacy>.`,
  joining: msg`By joining you agree to the <terms>Terms</terms>. How we handle your data: <privacy>Privacy</privacy>.`,
  opening: msg`By opening it you agree to the <terms>Terms</terms>. How we handle your data: <privacy>Privacy</privacy>.`,
  sending: msg`By sending it you agree to the <terms>Terms</terms>. How we handle your data: <privacy>Privacy</privacy>.`,
};

/** The same where the form makes an account, by what is done with it. */
export function TermsNote({ by }: { by: keyof typeof terms }) {
  const say = useSay();
  return (
    <p className={ui['note']}>
      {rich(say, terms[by], {
        terms: <LegalLink to={paths.terms} />,
        privacy: <LegalLink to={paths.privacy} />,
      })}
    </p>
  );
}
