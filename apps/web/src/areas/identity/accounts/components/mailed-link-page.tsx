import type { LinkPurpose } from '@waymark/contract/identity/choices';
import { useState, type ReactNode } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { Notice } from '../../../../components/form/notice.tsx';
import { fieldErrorsOf, isApiError } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { AuthPage } from './auth-page.tsx';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

interface CheckedLink {
  token: string;
  /** The address the link was mailed to; empty if the server did not answer. */
  email: string;
  /** Why the link does not work; empty for a link that works as far as is known. */
  dead: string;
}

const incomplete = msg`This link is not complete. Open it again from the mail, or ask for a new one.`;

/** Checks a mailed link before its form is filled in. Without an answer the form's own button will tell. */
async function checkLink(purpose: LinkPurpose, token: string): Promise<CheckedLink> {
  if (!token) return { token, email: '', dead: incomplete };
  try {
    const { data } = await callApi('POST /links/check', { body: { token, purpose } });
    return { token, email: data.email, dead: '' };
  } catch (failure) {
    const isDead = isApiError(failure) && (failure.code === 'gone' || failure.code === 'invalid_input');
    return { token, email: '', dead: isDead ? (fieldErrorsOf(failure)['token'] ?? failure.message) : '' };
  }
}

/** The client loader of a page behind a mailed link. */
export function mailedLinkLoader(purpose: LinkPurpose) {
  return ({ request }: ClientLoaderFunctionArgs) =>
    checkLink(purpose, new URL(request.url).searchParams.get('token') ?? '');
}

interface MailedLinkPageProps {
  title: string;
  isDead: boolean;
  /** How to go on when the link does not work. */
  alternative: ReactNode;
  /** The form of the link; it calls `onGone` if the link has ended meanwhile. */
  children: (onGone: () => void) => ReactNode;
}

/** A page behind a mailed link that works once. */
export function MailedLinkPage({ title, isDead, alternative, children }: MailedLinkPageProps) {
  const say = useSay();
  const [isGone, setGone] = useState(false);
  return (
    <AuthPage title={title}>
      {isDead || isGone ? (
        <>
          <Notice tone="bad" focus>
            {say`This link is incomplete, was used already, or has expired.`}
          </Notice>
          {alternative}
        </>
      ) : (
        children(() => setGone(true))
      )}
    </AuthPage>
  );
}
