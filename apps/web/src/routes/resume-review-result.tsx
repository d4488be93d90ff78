import { ownReviewsPath } from '@waymark/contract/paths';
import type { ReviewResult } from '@waymark/contract/resumes/resume-review';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { ResultPage } from '../areas/resumes/resume-review/components/result-page.tsx';
import { PageSpinner } from '../components/data/spinner.tsx';
import { ButtonLink } from '../components/form/button.tsx';
import { AreaError } from '../components/layout/area-error.tsx';
import { MessagePage } from '../components/layout/message-page.tsx';
import { isApiError } from '../lib/api-answer.ts';
import { callApi } from '../lib/api-client.ts';
import { secretPageMeta } from '../lib/private-page-meta.ts';
import { useSay } from '../lib/languages/say.ts';

export const meta = () => secretPageMeta(msg`Resume review`);
export { secretPageHeaders as headers } from '../lib/private-page-meta.ts';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('review') ?? '';
  try {
    return { token, result: await getResult(token) };
  } catch (failure) {
    const isDead = isApiError(failure) && ['not_found', 'invalid_input'].includes(failure.code);
    if (!isDead) throw failure;
    return { token, dead: failure.fields?.['review'] ?? failure.message };
  }
}

export const HydrateFallback = () => {
  const say = useSay();
  return <PageSpinner label={say`The review is being opened…`} />;
};
export const ErrorBoundary = AreaError;

export default function ResumeReviewResult() {
  const say = useSay();
  const loaded = useLoaderData<typeof clientLoader>();
  if ('result' in loaded) return <ResultPage token={loaded.token} result={loaded.result} />;
  return (
    <MessagePage title={say`This review cannot be opened`}>
      <p role="alert">{loaded.dead}</p>
      <p>{say`If it is yours, your profile has the link that works.`}</p>
      <ButtonLink to={ownReviewsPath}>{say`Go to your profile`}</ButtonLink>
    </MessagePage>
  );
}

async function getResult(review: string): Promise<ReviewResult> {
  return (await callApi('GET /resume-review-result', { query: { review } })).data;
}
