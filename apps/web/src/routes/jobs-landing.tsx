import { data, redirect, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { lazyComponent } from '../components/layout/lazy-component.tsx';
import { LandingPage } from '../areas/pages/job-pages/components/landing-page.tsx';
import { landingMeta, parseLanding } from '../areas/pages/job-pages/landing-rules.ts';
import { serverContext } from '../lib/server-context.ts';

const EmptyLandingPage = lazyComponent(
  async () => (await import('../areas/pages/job-pages/components/empty-landing-page.tsx')).EmptyLandingPage,
);

/** The router's own address: that of the request also names what the router wants of the server. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const asked = parseLanding(url.searchParams);
  if ('elsewhere' in asked) throw redirect(asked.elsewhere);
  const landing = await pageData.landings.getLanding(asked.criteria);
  const { title, location = '' } = landing.criteria;
  // Figures are by title: of a category or a skill there are none.
  const hasTitles = landing.criteria.category === undefined && landing.criteria.skill === undefined;
  const pay = landing.total > 0 && hasTitles ? await pageData.salaries.findSalaries(title, [location]) : null;
  return data({ landing, pay, publicUrl: pageData.publicUrl }, { status: landing.total > 0 ? 200 : 404 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => landingMeta(loaderData);

export default function JobsLanding() {
  const { landing, pay } = useLoaderData<typeof loader>();
  return landing.total > 0 ? (
    <LandingPage landing={landing} pay={pay} />
  ) : (
    <EmptyLandingPage landing={landing} />
  );
}
