import { msg } from '@waymark/contract/text/message';
import type { User } from '@waymark/contract/identity/accounts';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import type {
  DraftSummary,
  PostingChoices,
  PostingDraft,
  PublishedPosting,
} from '@waymark/contract/posting/postings';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Actions } from '../../../../components/form/actions.tsx';
import { ButtonLink, Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { board } from '../../../../lib/board.ts';
import { findOrderCheckout } from '../../../../lib/checkout.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { openLater } from '../../../../lib/new-window.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { describeCost, describeMissing, describePublished, newFields } from '../form-rules.ts';
import { useAttachment, type AttachedFile } from './attachment-field.tsx';
import { LivePreview, useBeside, useSavedPreview } from './live-preview.tsx';
import live from './live-preview.module.css';
import { PlanMeter } from './plan-meter.tsx';
import { PostingFields } from './posting-fields.tsx';
import styles from './postings.module.css';
import { StartPanel } from './start-panel.tsx';
import { usePostingDraft, type PostingForm } from './use-posting-draft.ts';
import { usePublishing, type Publishing } from './use-publishing.ts';
import { useSay, rich } from '../../../../lib/languages/say.ts';

interface PostingEditorProps {
  user: User;
  draft: PostingDraft | null;
  drafts: { data: readonly DraftSummary[]; total: number } | null;
  choices: PostingChoices;
  /** The layout of the employer's pages; the preview has none, as seekers see the page. */
  Frame: ComponentType<{ children: ReactNode }>;
  renderPreview: (job: JobDetail) => ReactNode;
  /** The same in one column, beside the form. */
  renderBeside: (job: JobDetail) => ReactNode;
}

/** The form of a posting, its preview, and the result of publishing it (H-3). */
export function PostingEditor(props: PostingEditorProps) {
  const locale = useLocale();
  const say = useSay();
  const { user, draft, choices, Frame, renderPreview } = props;
  const form = usePostingDraft(draft, newFields(choices.email), user.id);
  // Here and not in its field, which the preview unmounts.
  const attachment = useAttachment(draft?.attachment ?? null, form.flush);
  const publishing = usePublishing(form);
  const { preview, published } = publishing;
  if (published) {
    return (
      <Frame>
        <PublishedPanel posting={published} />
      </Frame>
    );
  }
  if (preview) {
    return (
      <>
        <PreviewBar
          problems={preview.problems}
          publishing={publishing}
          cost={draft?.jobId ? '' : describeCost(say, choices.places, locale)}
        />
        {renderPreview(preview.job)}
      </>
    );
  }
  return (
    <Frame>
      <PostingDesk {...props} form={form} attachment={attachment} publishing={publishing} />
    </Frame>
  );
}

interface PostingDeskProps extends PostingEditorProps {
  form: PostingForm;
  attachment: AttachedFile;
  publishing: Publishing;
}

/** The form, and beside it the page that it makes. */
function PostingDesk(props: PostingDeskProps) {
  const say = useSay();
  const { draft, drafts, choices, renderBeside, form, attachment, publishing } = props;
  const beside = useBeside();
  const preview = useSavedPreview({
    saved: form.saved,
    file: attachment.file?.name ?? '',
    isPublishing: publishing.pending === 'publish',
  });
  return (
    <>
      <PageHeading
        tools={
          <>
            {beside.canOpen && (
              <Button variant="quiet" onClick={beside.open}>
                {say`Show as seekers see it`}
              </Button>
            )}
            <ButtonLink variant="secondary" to={paths.companyProfile}>
              {say`Back`}
            </ButtonLink>
          </>
        }
      >
        {draft?.jobId ? say`Change the posting` : say`Post A Job`}
      </PageHeading>
      {!draft?.jobId && <PlanMeter places={choices.places} />}
      <div className={beside.isOpen ? live['columns'] : undefined}>
        <div>
          {drafts && <StartPanel drafts={drafts} earlier={choices.earlier} onText={form.change} />}
          <PostingFields
            form={form}
            publishing={publishing}
            attachment={attachment}
            choices={choices}
            ads={preview?.ads ?? []}
            detectedLanguage={preview?.detectedLanguage ?? ''}
            isChange={Boolean(draft?.jobId)}
            isOpen={draft?.jobStatus === 'active'}
          />
        </div>
        {beside.isOpen && <LivePreview preview={preview} onClose={beside.close} renderJob={renderBeside} />}
      </div>
    </>
  );
}

interface PreviewBarProps {
  problems: Readonly<Record<string, string>>;
  publishing: Publishing;
  /** Empty for a change of a published job. */
  cost: string;
}

/** Above a preview: says that the page is not public yet. */
function PreviewBar({ problems, publishing, cost }: PreviewBarProps) {
  const say = useSay();
  const missing = describeMissing(say, problems);
  return (
    <div className={`${ui['cluster3']} ${styles['editorBar']}`} role="region" aria-label={say`Preview`}>
      <p className={styles['text']}>
        {rich(say, msg`<strong>Preview.</strong> Seekers will see the page below.`, { strong: <strong /> })}{' '}
        {missing} {cost}
      </p>
      <Button variant="secondary" onClick={publishing.leavePreview}>
        {say`Back to the form`}
      </Button>
      <Button
        disabled={missing !== ''}
        why={missing}
        pending={publishing.pending === 'publish'}
        onClick={publishing.publish}
      >
        {say`Publish`}
      </Button>
    </div>
  );
}

/** The result of publishing, and links onwards. */
export function PublishedPanel({ posting }: { posting: PublishedPosting }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { orderId } = posting;
  return (
    <>
      <PageHeading>{say`Post A Job`}</PageHeading>
      <div className={ui['grid4']}>
        <Notice tone={posting.awaitsPayment ? 'bad' : 'good'} focus>
          {describePublished(say, posting, (day) => formatDate(words, day, locale), locale)}
        </Notice>
        <Actions>
          {orderId && board.hasCheckout && <PayButton orderId={orderId} />}
          {orderId && !board.hasCheckout && board.sellsPlans && (
            <ButtonLink to={paths.companyTransactions}>{say`Pay for it`}</ButtonLink>
          )}
          {posting.status === 'active' && (
            <ButtonLink to={jobDetailPath(posting.jobId)}>{say`See the job`}</ButtonLink>
          )}
          <ButtonLink variant="secondary" to={paths.companyManageJob}>
            {say`Manage jobs`}
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.companyPostJobs} reloadDocument>
            {say`Post another`}
          </ButtonLink>
        </Actions>
      </div>
    </>
  );
}

/** Opens the checkout; the order also stays in the company's transactions. */
function PayButton({ orderId }: { orderId: string }) {
  const say = useSay();
  const [pending, setPending] = useState(false);
  const navigate = useNavigate();

  async function pay() {
    setPending(true);
    await openLater(() => findOrderCheckout(orderId));
    // That page shows what became of the payment.
    await navigate(paths.companyTransactions);
  }

  return (
    <Button pending={pending} onClick={() => void pay()}>
      {say`Pay for it`}
    </Button>
  );
}
