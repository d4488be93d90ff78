import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { requireStorage } from '../../../../lib/browser-storage.ts';
import { storeDraft } from '../../../../lib/drafts/session-draft.ts';
import ui from '../../../../styles/primitives.module.css';
import { staffSignInDraft } from '../sign-in-constants.ts';
import { rich, useSay } from '../../../../lib/languages/say.ts';

interface ProviderSignInProps {
  /** Null where staff sign in by password alone. */
  offer: { name: string; isOnly: boolean } | null;
  /** Why the last attempt did not succeed. */
  problem: string;
}

/** The way to the provider with which staff sign in. */
export function ProviderSignIn({ offer, problem }: ProviderSignInProps) {
  const say = useSay();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState(problem);
  if (!offer) {
    return (
      <p>
        {say`Staff sign in with their password here.`} <Link to={paths.login}>{say`Go to the sign-in`}</Link>
      </p>
    );
  }

  async function leave() {
    setPending(true);
    setFailure('');
    try {
      requireStorage();
      const { data } = await callApi('POST /login/staff-sso/options');
      storeDraft(staffSignInDraft, data.token);
      location.assign(data.url);
    } catch (reason) {
      setFailure(messageOf(reason));
      setPending(false);
    }
  }

  return (
    <div className={ui['grid4']}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p>
        {say`For members of staff, with the email address that you were invited at. ${offer.name} asks for your second factor as well.`}
      </p>
      <Button pending={pending} onClick={() => void leave()}>
        {say`Sign in with ${offer.name}`}
      </Button>
      {!offer.isOnly && (
        <p className={ui['soft']}>
          {rich(say, msg`Or <link>sign in with your password</link>.`, { link: <Link to={paths.login} /> })}
        </p>
      )}
    </div>
  );
}
