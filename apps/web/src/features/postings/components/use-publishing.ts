import type { PostingPreview, PublishedPosting } from '@waymark/contract/postings';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldErrorsOf, messageOf } from '../../../lib/api-answer.ts';
import { previewDraft } from '../api/preview-draft.ts';
import { publishDraft } from '../api/publish-draft.ts';
import type { SavedDraft } from './use-draft-saver.ts';
import type { PostingForm } from './use-posting-draft.ts';

type Step = 'preview' | 'publish';

/** What is done with a draft, after what is typed is saved; and why it was not. */
function useSteps(form: PostingForm) {
  const [pending, setPending] = useState<Step | null>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [preview, setPreview] = useState<PostingPreview | null>(null);

  /** The form with what is wrong in it said at its fields. */
  function showForm(found: Record<string, string>, reason = '') {
    flushSync(() => {
      setProblems(found);
      setFailure(reason);
      setPreview(null);
    });
    document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
  }

  async function run(step: Step, act: (draft: SavedDraft) => Promise<void>) {
    setPending(step);
    setFailure('');
    try {
      const draft = await form.flush();
      if (draft) await act(draft);
    } catch (reason) {
      showForm(fieldErrorsOf(reason), messageOf(reason));
    } finally {
      setPending(null);
    }
  }

  return { pending, problems, failure, preview, setPreview, showForm, run };
}

/** Publishing, and looking at it before. */
export function usePublishing(form: PostingForm) {
  const { pending, problems, failure, preview, setPreview, showForm, run } = useSteps(form);
  const [published, setPublished] = useState<PublishedPosting | null>(null);

  const publish = () =>
    run('publish', async ({ id, version }) => {
      setPublished(await publishDraft(id, version));
      scrollTo({ top: 0 });
    });

  const show = () =>
    run('preview', async ({ id }) => {
      setPreview(await previewDraft(id));
      scrollTo({ top: 0 });
    });

  return {
    pending,
    problems,
    failure,
    preview,
    published,
    publish: () => void publish(),
    show: () => void show(),
    leavePreview: () => showForm(preview?.problems ?? {}),
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
