import type { User } from '@waymark/contract/identity/accounts';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { paths } from '@waymark/contract/paths';
import type {
  DraftFields,
  DraftSummary,
  PostingChoices,
  PostingDraft,
  FoundFields as Found,
} from '@waymark/contract/posting/postings';
import { plural } from '@waymark/contract/text/format-count';
import { useState } from 'react';
import type { ComponentType, ReactNode, FormEvent } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { ButtonLink, Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { readText } from '../api/read-text.ts';
import { describeCost, newFields, listFound } from '../form-rules.ts';
import { PostingFields } from './posting-fields.tsx';
import { PublishedPanel } from './published-panel.tsx';
import { StartPanel } from './start-panel.tsx';
import { useAttachment } from './use-attachment.ts';
import { usePostingDraft } from './use-posting-draft.ts';
import { usePublishing } from './use-publishing.ts';
import type { Publishing } from './use-publishing.ts';
import styles from './posting-editor.module.css';

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

interface PreviewBarProps {
  problems: Readonly<Record<string, string>>;
  publishing: Publishing;
  /** What publishing costs; empty for a change of a published job. */
  cost: string;
}

/** Says that the page below is not public, and leads on from it. */
function PreviewBar({ problems, publishing, cost }: PreviewBarProps) {
  const missing = Object.keys(problems).length;
  return (
    <div className={styles['bar']} role="region" aria-label="Preview">
      <p className={styles['text']}>
        <strong>Preview.</strong> Seekers will see the page below.{' '}
        {missing > 0 &&
          `Before it can be published ${plural(missing, 'field')} still ${missing === 1 ? 'needs' : 'need'} you. `}
        {cost}
      </p>
      <Button variant="secondary" onClick={publishing.leavePreview}>
        Back to the form
      </Button>
      <Button disabled={missing > 0} pending={publishing.pending === 'publish'} onClick={publishing.publish}>
        Publish
      </Button>
    </div>
  );
}

interface PasteDialogProps {
  onAccept: (fields: Partial<DraftFields>) => void;
  onClose: () => void;
}

/** A text goes in; what was found in it is accepted field by field. */
function PasteDialog({ onAccept, onClose }: PasteDialogProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function read(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setError(undefined);
    try {
      setFound(await readText(text));
    } catch (failure) {
      setError(fieldErrorsOf(failure)['text'] ?? messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog open title="Paste a text" onClose={onClose}>
      {found ? (
        <FoundFields found={found} onAccept={onAccept} onBack={() => setFound(null)} />
      ) : (
        <form className={styles['form']} noValidate onSubmit={(event) => void read(event)}>
          <TextArea
            label="The text of a posting"
            rows={12}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={error}
          />
          <Actions align="end">
            <Button type="submit" pending={pending} disabled={text.trim() === ''}>
              Split into fields
            </Button>
          </Actions>
        </form>
      )}
    </Dialog>
  );
}

interface FoundFieldsProps {
  found: Found;
  onAccept: (fields: Partial<DraftFields>) => void;
  onBack: () => void;
}

function FoundFields({ found, onAccept, onBack }: FoundFieldsProps) {
  const listed = listFound(found);
  const [chosen, setChosen] = useState(() => new Set(listed.map(({ name }) => name)));

  function toggle(name: keyof DraftFields, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(name);
    else next.delete(name);
    setChosen(next);
  }

  function accept() {
    onAccept(
      Object.fromEntries(Object.entries(found).filter(([name]) => chosen.has(name as keyof DraftFields))),
    );
  }

  return (
    <div className={styles['form']}>
      <p>This was found. Take out what is wrong; the rest goes into the form.</p>
      <ul className={styles['found']}>
        {listed.map(({ name, label, shown }) => (
          <li key={name}>
            <CheckboxField
              label={label}
              hint={shown.length > 300 ? `${shown.slice(0, 300)}…` : shown}
              checked={chosen.has(name)}
              onChange={(event) => toggle(name, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      <Actions align="end">
        <Button variant="secondary" onClick={onBack}>
          Back to the text
        </Button>
        <Button disabled={chosen.size === 0} onClick={accept}>
          Take over
        </Button>
      </Actions>
    </div>
  );
}
