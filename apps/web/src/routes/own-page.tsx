import { ownPagePath } from '@waymark/contract/paths';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { LegalPage } from '../areas/pages/site/components/legal-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { pageData, language } = context.get(serverContext);
  const { blog, publicUrl } = pageData;
  const slug = params['slug'] ?? '';
  const page = await blog.findOwnPage(slug, language);
  if (!page) throw new Response(null, { status: 404 });
  return { page, canonical: publicUrl + ownPagePath(slug) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.page.title,
        description: loaderData.page.description,
        canonical: loaderData.canonical,
      })
    : [];

/** A page that staff has written. */
export default function OwnPage() {
  const { page } = useLoaderData<typeof loader>();
  return <LegalPage title={page.title} html={page.html} />;
}
