import type { User } from '@waymark/contract/identity/accounts';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import type {
  DraftFields,
  DraftSummary,
  PostingChoices,
  PostingDraft,
} from '@waymark/contract/posting/postings';
import { paths } from '@waymark/contract/paths';
import { useState, type ComponentType, type ReactNode } from 'react';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { describeCost, newFields } from '../form-rules.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { PostingFields } from './posting-fields.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { PublishedPanel } from './published-panel.tsx';
import { StartPanel } from './start-panel.tsx';
import { useAttachment } from './use-attachment.ts';
import { usePostingDraft } from './use-posting-draft.ts';
import { usePublishing } from './use-publishing.ts';

interface PostingEditorProps {
  user: User;
  draft: PostingDraft | null;
  drafts: { data: readonly DraftSummary[]; total: number } | null;
  choices: PostingChoices;
  /** The frame of the employer's pages; a preview stands without it, as seekers see the page. */
  Frame: ComponentType<{ children: ReactNode }>;
  renderPreview: (job: JobDetail) => ReactNode;
}

/** A posting from its first word until it is published (H-3). */
export function PostingEditor({ user, draft, drafts, choices, Frame, renderPreview }: PostingEditorProps) {
  const form = usePostingDraft(draft, newFields(choices.email), user.id);
  // Here and not at its field: a look at the preview takes the fields away.
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
          cost={draft?.jobId ? '' : describeCost(choices.places)}
        />
        {renderPreview(preview.job)}
      </>
    );
  }
  return (
    <Frame>
      <PageHeading
        tools={
          <ButtonLink variant="secondary" to={paths.companyProfile}>
            Back
          </ButtonLink>
        }
      >
        {draft?.jobId ? 'Change the posting' : 'Post A Job'}
      </PageHeading>
      {drafts && <Beginning drafts={drafts} choices={choices} onText={form.change} />}
      <PostingFields
        form={form}
        publishing={publishing}
        attachment={attachment}
        choices={choices}
        isChange={Boolean(draft?.jobId)}
        isOpen={draft?.jobStatus === 'active'}
      />
    </Frame>
  );
}

interface BeginningProps {
  drafts: { data: readonly DraftSummary[]; total: number };
  choices: PostingChoices;
  onText: (found: Partial<DraftFields>) => void;
}

function Beginning({ drafts: { data, total }, choices, onText }: BeginningProps) {
  const [isPasting, setPasting] = useState(false);
  return (
    <>
      <StartPanel drafts={data} total={total} choices={choices} onPaste={() => setPasting(true)} />
      {isPasting && (
        <PasteDialog
          onAccept={(found) => {
            onText(found);
            setPasting(false);
          }}
          onClose={() => setPasting(false)}
        />
      )}
    </>
  );
}
