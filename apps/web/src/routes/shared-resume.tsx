import { data, useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { PageSpinner } from '../components/data/spinner.tsx';
import { ButtonLink } from '../components/form/button.tsx';
import { AreaError } from '../components/layout/area-error.tsx';
import { MessagePage } from '../components/layout/message-page.tsx';
import { callApi } from '../lib/api-client.ts';
import { SharedPage } from '../areas/resumes/resume-sharing/components/shared-page.tsx';
import { isApiError } from '../lib/api-answer.ts';
import { secretPageMeta } from '../lib/private-page-meta.ts';
import { serverContext } from '../lib/server-context.ts';
import { useSay } from '../lib/languages/say.ts';

export const meta = () => secretPageMeta(msg`Shared resume`);
export { secretPageHeaders as headers } from '../lib/private-page-meta.ts';

const linkOf = (request: Request) => new URL(request.url).searchParams.get('link') ?? '';

/** Sets only the status of the page, so that an invalid link is a 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const isOpen = await context.get(serverContext).pageData.isSharedResumeOpen(linkOf(request));
  return data(null, { status: isOpen ? 200 : 404 });
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const link = linkOf(request);
  try {
    return { link, shared: (await callApi('GET /shared-resume', { query: { link } })).data };
  } catch (failure) {
    if (!isApiError(failure) || failure.code !== 'not_found') throw failure;
    return { link, dead: failure.message };
  }
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => {
  const say = useSay();
  return <PageSpinner label={say`The resume is being opened…`} />;
};
export const ErrorBoundary = AreaError;

export default function SharedResume() {
  const say = useSay();
  const loaded = useLoaderData<typeof clientLoader>();
  if ('shared' in loaded) return <SharedPage link={loaded.link} shared={loaded.shared} />;
  return (
    <MessagePage title={say`There is nothing here`}>
      <p role="alert">{loaded.dead}</p>
      <p>{say`Ask the person who gave it to you for a new one.`}</p>
      <ButtonLink to={paths.home}>{say`Go to the home page`}</ButtonLink>
    </MessagePage>
  );
}
