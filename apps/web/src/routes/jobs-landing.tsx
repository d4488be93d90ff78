import { data, redirect, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { boardWords } from '../lib/board.ts';
import { lazyComponent } from '../components/layout/lazy-component.tsx';
import { LandingPage } from '../areas/pages/job-pages/components/landing-page.tsx';
import { landingMeta, parseLanding } from '../areas/pages/job-pages/landing-rules.ts';
import { serverContext } from '../lib/server-context.ts';
import { metaSay } from '../lib/languages/say.ts';

const EmptyLandingPage = lazyComponent(
  async () => (await import('../areas/pages/job-pages/components/empty-landing-page.tsx')).EmptyLandingPage,
);

/** Reads `url`, because the address of the request also holds parameters of the router. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const parsed = parseLanding(boardWords(), url.searchParams);
  if ('redirect' in parsed) throw redirect(parsed.redirect);
  const landing = await pageData.landings.getLanding(parsed.criteria);
  const { title, location = '' } = landing.criteria;
  // Salaries are known by title only.
  const hasTitles = landing.criteria.category === undefined && landing.criteria.skill === undefined;
  const pay = landing.total > 0 && hasTitles ? await pageData.salaries.findSalaries(title, [location]) : null;
  return data({ landing, pay, publicUrl: pageData.publicUrl }, { status: landing.total > 0 ? 200 : 404 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  landingMeta(boardWords(metaSay()), loaderData);

export default function JobsLanding() {
  const { landing, pay } = useLoaderData<typeof loader>();
  return landing.total > 0 ? (
    <LandingPage landing={landing} pay={pay} />
  ) : (
    <EmptyLandingPage landing={landing} />
  );
}
