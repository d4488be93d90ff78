import { paths } from '@waymark/contract/paths';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { ContactPage } from '../features/contact/components/contact-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { contact, publicUrl } = context.get(serverContext).pageData;
  return { details: contact, publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'Contact Us',
    description:
      'Write to the people behind Waymark: questions about jobs, resumes, orders and your account.',
    canonical: `${loaderData?.publicUrl ?? ''}${paths.contact}`,
  });

export default function Contact() {
  const { details } = useLoaderData<typeof loader>();
  return <ContactPage details={details} />;
}
