import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { ButtonLink } from '../../components/form/button.tsx';
import { MailedPress } from '../../components/form/mailed-press.tsx';
import { useMailedLink } from '../../components/form/use-mailed-link.ts';
import { callApi } from '../../lib/api-client.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => secretPageMeta(msg`Answers to your comment`);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export default function CommentAnswers() {
  const say = useSay();
  const [search] = useSearchParams();
  const stop = search.get('stop');
  const token = stop ?? search.get('token') ?? '';
  const link = useMailedLink(token, async () => {
    const { message } = await (stop === null
      ? callApi('POST /blog-comments/confirm', { body: { token } })
      : callApi('POST /blog-comments/stop', { query: { token } }));
    return message;
  });
  const onward = (
    <ButtonLink variant="secondary" to={paths.blogGridSidebar}>
      {say`Go to the blog`}
    </ButtonLink>
  );
  return (
    <AuthPage title={say`Answers to your comment`}>
      <MailedPress
        link={link}
        button={stop === null ? say`Mail me when someone answers` : say`Stop these mails`}
        answered={onward}
        dead={onward}
      >
        {stop === null
          ? say`Press the button, and we mail you when someone answers your comment. Every mail has a link that stops it.`
          : say`Press the button, and no more mails come about this comment.`}
      </MailedPress>
    </AuthPage>
  );
}
