import type { IssueCard } from '@waymark/contract/content/archive';
import { archivePageSize, type AskedAnswer } from '@waymark/contract/content/choices';
import { issuePath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { BeyondLastPage } from '../../../../components/data/beyond-last-page.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHead } from '../../../../components/layout/page-head.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { archivePath } from '../rules.ts';
import styles from './newsletter.module.css';
import { SubscribeForm } from './subscribe-form.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

const answers: Readonly<Record<AskedAnswer, { tone: 'good' | 'bad'; text: string }>> = {
  yes: {
    tone: 'good',
    text: msg`Almost done. We have sent you a mail: press the button in it, and the newsletter comes to you.`,
  },
  invalid: { tone: 'bad', text: msg`That was no complete email address. Please type it again.` },
  later: { tone: 'bad', text: msg`Too many attempts. Please try again in an hour.` },
};

interface ArchivePageProps {
  issues: readonly IssueCard[];
  total: number;
  page: number;
  /** The answer to the form that was posted without a script. */
  asked: AskedAnswer | null;
  isBeyond: boolean;
}

/** The issues that were sent, and the form to subscribe (L-20). */
export function ArchivePage({ issues, total, page, asked, isBeyond }: ArchivePageProps) {
  const say = useSay();
  if (isBeyond) {
    return (
      <BeyondLastPage page={page} first={archivePath()}>
        {say`There are fewer issues than that.`}
      </BeyondLastPage>
    );
  }
  return (
    <div className={`${ui['stack6']} ${ui['pageWidth']} ${styles['page']}`}>
      <PageHead
        title={say`Newsletter`}
        lead={say`What is worth knowing about finding work and hiring, once or twice a month, and every issue to read here first.`}
      />
      {asked && <Notice tone={answers[asked].tone}>{say(answers[asked].text)}</Notice>}
      <div className={`${ui['stack']} ${styles['columns']}`}>
        <div>
          {total === 0 ? (
            <EmptyState title={say`The first issue is being written`}>
              {say`Subscribe, and it comes to you when it is there.`}
            </EmptyState>
          ) : (
            <ol className={`${ui['grid']} ${ui['measure']} ${styles['issues']}`}>
              {issues.map((issue) => (
                <Issue key={issue.slug} issue={issue} />
              ))}
            </ol>
          )}
          <Pagination page={page} pageCount={Math.ceil(total / archivePageSize)} hrefOf={archivePath} />
        </div>
        <SubscribeCard />
      </div>
    </div>
  );
}

function Issue({ issue: { slug, title, summary, sentAt } }: { issue: IssueCard }) {
  const locale = useLocale();
  const words = useBoardWords();
  return (
    <li>
      <time dateTime={sentAt}>{formatDate(words, sentAt, locale)}</time>
      <h2 dir="auto">
        <Link to={issuePath(slug)}>{title}</Link>
      </h2>
      <p dir="auto">{summary}</p>
    </li>
  );
}

export function SubscribeCard() {
  const say = useSay();
  return (
    <aside className={styles['aside']}>
      <Card title={say`Get the next one`}>
        <p>
          {say`We ask you to confirm the address first. Each mail has a link that stops the newsletter, and a month after that we have forgotten the address.`}
        </p>
        <SubscribeForm label={say`Get the next issue`} />
      </Card>
    </aside>
  );
}
