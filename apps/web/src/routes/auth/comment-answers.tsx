import { useSearchParams } from 'react-router';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { AnswersForm } from '../../areas/content/comments/components/answers-form.tsx';
import { secretPageMeta } from '../../lib/private-page-meta.ts';

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
