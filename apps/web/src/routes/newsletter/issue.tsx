import { issuePath } from '@waymark/contract/paths';
import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { IssuePage } from '../../areas/content/newsletter/components/issue-page.tsx';
import { MissingIssue } from '../../areas/content/newsletter/components/missing-issue.tsx';
import { titleOf } from '../../lib/board.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { serverContext } from '../../lib/server-context.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { newsletter, publicUrl } = context.get(serverContext).pageData;
  const issue = await newsletter.findIssue(new URL(request.url).searchParams.get('issue') ?? '');
  return data({ issue, publicUrl }, { status: issue ? 200 : 404 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData?.issue)
    return [{ title: titleOf('There is no such issue') }, { name: 'robots', content: 'noindex' }];
  const { issue, publicUrl } = loaderData;
  return [
    ...pageMeta({
      title: issue.title,
      description: issue.summary,
      canonical: publicUrl + issuePath(issue.slug),
    }),
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: issue.sentAt },
    ...(issue.isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
};

export default function NewsletterIssue() {
  const { issue } = useLoaderData<typeof loader>();
  return issue ? <IssuePage issue={issue} /> : <MissingIssue />;
}
