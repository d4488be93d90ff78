import { paths } from '@waymark/contract/paths';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { Button, ButtonLink } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { useMailedLink } from '../../components/form/use-mailed-link.ts';
import { callApi } from '../../lib/api-client.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import ui from '../../styles/primitives.module.css';

export const meta = () => secretPageMeta('Answers to your comment');
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export default function CommentAnswers() {
  const [search] = useSearchParams();
  const stop = search.get('stop');
  return (
    <AuthPage title="Answers to your comment">
      <AnswersForm token={stop ?? search.get('token') ?? ''} stops={stop !== null} />
    </AuthPage>
  );
}

interface AnswersFormProps {
  token: string;
  stops: boolean;
}

/** Only the button acts, because mail scanners open links. */
function AnswersForm({ token, stops }: AnswersFormProps) {
  const { pending, answer, dead, failure, press } = useMailedLink(token, async () => {
    const { message } = await (stops
      ? callApi('POST /blog-comments/stop', { query: { token } })
      : callApi('POST /blog-comments/confirm', { body: { token } }));
    return message;
  });
  if (answer || dead) {
    return (
      <div className={ui['stack5']}>
        <Notice tone={answer ? 'good' : 'bad'} focus>
          {answer || dead}
        </Notice>
        <ButtonLink variant="secondary" to={paths.blogGridSidebar}>
          Go to the blog
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={ui['stack5']}>
      <p>
        {stops
          ? 'Press the button, and no more mails come about this comment.'
          : 'Press the button, and we mail you when someone answers your comment. Every mail has a link that stops it.'}
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button pending={pending} onClick={press}>
        {stops ? 'Stop these mails' : 'Mail me when someone answers'}
      </Button>
    </div>
  );
}
