import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { ContactPage } from '../areas/content/contact/components/contact-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';
import { board } from '../lib/board.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  return { details: await pageData.getContact(), publicUrl: pageData.publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`Contact Us`,
    description: msg`Write to the people behind ${board.name}: questions about jobs, resumes, orders and your account.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.contact}`,
  });

export default function Contact() {
  const { details } = useLoaderData<typeof loader>();
  return <ContactPage details={details} />;
}
