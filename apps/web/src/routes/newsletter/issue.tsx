import type { IssueCard, IssueDetail } from '@waymark/contract/content/archive';
import { issuePath } from '@waymark/contract/paths';
import { data, useLoaderData, Link, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { useBoardWords } from '../../lib/board-words.ts';
import { SubscribeCard } from '../../areas/content/newsletter/components/archive-page.tsx';
import { archivePath } from '../../areas/content/newsletter/rules.ts';
import { ButtonLink } from '../../components/form/button.tsx';
import { MessagePage } from '../../components/layout/message-page.tsx';
import { Prose } from '../../components/layout/prose.tsx';
import { titleOf } from '../../lib/board.ts';
import { formatDate } from '../../lib/format-date.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { serverContext } from '../../lib/server-context.ts';
import { useLocale } from '../../lib/languages/language.ts';
import ui from '../../styles/primitives.module.css';
import styles from './issue.module.css';
import { useSay, metaSay } from '../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { newsletter, publicUrl } = context.get(serverContext).pageData;
  const issue = await newsletter.findIssue(new URL(request.url).searchParams.get('issue') ?? '');
  return data({ issue, publicUrl }, { status: issue ? 200 : 404 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData?.issue)
    return [
      { title: titleOf(metaSay()(msg`There is no such issue`)) },
      { name: 'robots', content: 'noindex' },
    ];
  const { issue, publicUrl } = loaderData;
  return [
    ...pageMeta({
      title: issue.title,
      description: issue.summary,
      canonical: publicUrl + issuePath(issue.slug),
      isHidden: !issue.isListed,
    }),
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: issue.sentAt },
  ];
};

export default function NewsletterIssue() {
  const { issue } = useLoaderData<typeof loader>();
  return issue ? <IssuePage issue={issue} /> : <MissingIssue />;
}

/** In place of an issue that was never sent. */
function MissingIssue() {
  const say = useSay();
  return (
    <MessagePage title={say`There is no such issue`}>
      <p>{say`The address may have been cut short. Every issue that was sent is in the archive.`}</p>
      <ButtonLink to={archivePath()}>{say`Go to the newsletter`}</ButtonLink>
    </MessagePage>
  );
}

/** An issue as it was sent. */
function IssuePage({ issue }: { issue: IssueDetail }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { title, summary, sentAt, html, earlier, later } = issue;
  return (
    <div className={`${ui['stack']} ${ui['pageWidth']} ${styles['page']}`}>
      <article>
        <header className={`${ui['grid3']} ${styles['head']}`}>
          <p>
            <Link to={archivePath()}>{say`Newsletter`}</Link> ·{' '}
            <time dateTime={sentAt}>{formatDate(words, sentAt, locale)}</time>
          </p>
          <h1 dir="auto">{title}</h1>
          <p className={`${ui['soft']} ${ui['textLg']}`} dir="auto">
            {summary}
          </p>
        </header>
        <div className={styles['text']}>
          <Prose html={html} />
        </div>
      </article>
      <SubscribeCard />
      {(earlier ?? later) && (
        <nav
          className={`${ui['grid4']} ${ui['topRule5']} ${styles['others']}`}
          aria-label={say`Other issues`}
        >
          {earlier && <Other name={say`Before it`} issue={earlier} />}
          {later && <Other name={say`After it`} issue={later} />}
        </nav>
      )}
    </div>
  );
}

function Other({ name, issue: { slug, title } }: { name: string; issue: IssueCard }) {
  return (
    <Link to={issuePath(slug)}>
      <span dir="auto">{name}</span>
      {title}
    </Link>
  );
}
