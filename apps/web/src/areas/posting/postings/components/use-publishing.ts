import type { PostingPreview, PublishedPosting } from '@waymark/contract/posting/postings';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRefusal, type RefusalState } from '../../../../components/form/use-refusal.ts';
import { callApi } from '../../../../lib/api-client.ts';
import type { PostingForm, SavedDraft } from './use-posting-draft.ts';

type Step = 'preview' | 'publish';

const related = {
  salaryMin: ['salaryMax'],
  experienceMax: ['experienceMin'],
  places: ['workMode'],
  publishAt: ['deadline'],
};

/** Runs a step after the typed fields are saved, and keeps why it failed. */
function useSteps(form: PostingForm) {
  const [pending, setPending] = useState<Step | null>(null);
  const refusal = useRefusal(form.fields, related);
  const [preview, setPreview] = useState<PostingPreview | null>(null);

  /** Shows the form with its problems, and focuses the first. */
  function showForm(refuse: (refusal: RefusalState) => void) {
    flushSync(() => {
      refuse(refusal);
      setPreview(null);
    });
    document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
  }

  async function run(step: Step, act: (draft: SavedDraft) => Promise<void>) {
    setPending(step);
    refusal.forget();
    try {
      const draft = await form.flush();
      if (draft) await act(draft);
    } catch (reason) {
      showForm(({ refuseFor }) => refuseFor(reason));
    } finally {
      setPending(null);
    }
  }

  return { pending, refusal, preview, setPreview, showForm, run };
}

/** What is wrong with the typed fields of a draft that is opened again; what is missing is told when it is published. */
async function findTypedFaults(form: PostingForm): Promise<Record<string, string>> {
  const typed: Record<string, unknown> | null = form.readBegun();
  const draft = typed && (await form.flush());
  if (!draft) return {};
  const input = { params: { draftId: draft.id } };
  const { problems } = (await callApi('GET /company/drafts/:draftId/preview', input)).data;
  const isTyped = (value: unknown) =>
    Array.isArray(value) ? value.length > 0 : value !== '' && value !== null;
  return Object.fromEntries(
    Object.entries(problems).filter(([name]) => isTyped(typed[name.split('.')[0] ?? ''])),
  );
}

export function usePublishing(form: PostingForm) {
  const { pending, refusal, preview, setPreview, showForm, run } = useSteps(form);
  const showFaults = useEffectEvent(async () => {
    const faults = await findTypedFaults(form).catch((): Record<string, string> => ({}));
    if (Object.keys(faults).length > 0) refusal.refuse(faults);
  });
  useEffect(() => void showFaults(), []);
  const [published, setPublished] = useState<PublishedPosting | null>(null);

  const publish = () =>
    run('publish', async ({ id: draftId, version }) => {
      const input = { params: { draftId }, body: { version } };
      setPublished((await callApi('POST /company/drafts/:draftId/publish', input)).data);
      scrollTo({ top: 0 });
    });

  const show = () =>
    run('preview', async ({ id: draftId }) => {
      const input = { params: { draftId } };
      setPreview((await callApi('GET /company/drafts/:draftId/preview', input)).data);
      scrollTo({ top: 0 });
    });

  return {
    pending,
    problems: refusal.problems,
    failure: refusal.message,
    preview,
    published,
    publish: () => void publish(),
    show: () => void show(),
    leavePreview: () => showForm(({ refuse }) => refuse(preview?.problems ?? {})),
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
