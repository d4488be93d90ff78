import type { MovedAccount } from '@waymark/contract/lifecycle/moving';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TermsNote } from '../../../../components/layout/privacy-note.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useAction } from '../../../../lib/use-action.ts';
import ui from '../../../../styles/primitives.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

/** The account that the link of an invitation opens, and the button that does: mail scanners open links (L-31). */
export function MovedAccountForm({ token, account }: { token: string; account: MovedAccount }) {
  const say = useSay();
  const { email, hasAccount } = account;
  const { run, pending, failure } = useAction();
  const navigate = useNavigate();

  async function open() {
    const { data } = await callApi('POST /moved-accounts/open', { body: { token } });
    await navigate(data.passwordPath);
  }

  if (hasAccount) {
    return (
      <div className={ui['stack5']}>
        <p>
          {rich(say, msg`<strong>${email}</strong> has an account already. Sign in to it.`, {
            strong: <strong />,
          })}
        </p>
        <ButtonLink to={paths.login} state={{ email }}>
          {say`Sign in`}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={ui['stack5']}>
      <p>
        {rich(
          say,
          msg`The job board that you used has moved here. An account is opened for <strong>${email}</strong> when you press the button, and you then choose a password.`,
          { strong: <strong /> },
        )}
      </p>
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      <Button pending={pending} onClick={() => run(open)}>
        {say`Open my account`}
      </Button>
      <p className={ui['note']}>{say`You do not want one? Close this page: nothing is opened.`}</p>
      <TermsNote by="opening" />
    </div>
  );
}
