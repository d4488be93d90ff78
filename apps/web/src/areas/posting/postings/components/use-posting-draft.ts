import type { DraftFields, PostingDraft } from '@waymark/contract/posting/postings';
import { useEffect, useEffectEvent } from 'react';
import { readDraft, removeDraft, storeDraft } from '../../../../lib/session-draft.ts';
import { useDraftSaver, type DraftSaver, type SavedDraft } from './use-draft-saver.ts';

const unsavedKey = 'posting-unsaved';

/** What was typed in the last moment before the page was left, for whoever typed it. */
interface Unsaved {
  owner: string;
  draftId: string | null;
  version: number;
  fields: DraftFields;
}

/** A posting that saves itself while it is typed; other windows of this browser are told of each save. */
export function usePostingDraft(stored: PostingDraft | null, initial: DraftFields, owner: string) {
  const { saver, fields, save } = useDraftSaver(stored, initial);
  useUnsavedWords(saver, owner);
  useOtherWindows(saver);
  const { change, flush, takeOver, startOver } = saver;
  return { fields, save, change, flush, takeOver, startOver };
}

export type PostingForm = ReturnType<typeof usePostingDraft>;

/** A page that closes cannot wait for a save: this tab keeps the words. One that is only left saves them. */
function useUnsavedWords(saver: DraftSaver, owner: string) {
  const begin = useEffectEvent(() => {
    const unsaved = readDraft(unsavedKey) as Unsaved | null;
    removeDraft(unsavedKey);
    const { id = null, version = 0 } = saver.saved ?? {};
    const isOurs = unsaved?.owner === owner && unsaved.draftId === id && unsaved.version === version;
    if (isOurs) saver.change(unsaved.fields);
  });
  const keep = useEffectEvent(() => {
    if (!saver.isDirty) return;
    const { id = null, version = 0 } = saver.saved ?? {};
    const { fields } = saver.shown;
    storeDraft(unsavedKey, { owner, draftId: id, version, fields } satisfies Unsaved);
  });

  useEffect(() => {
    begin();
    const hide = () => keep();
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pagehide', hide);
      saver.pause();
      // A form that nobody typed into leaves no draft behind.
      if (saver.isDirty) void saver.flush();
    };
  }, [saver]);
}

function useOtherWindows(saver: DraftSaver) {
  useEffect(() => {
    const channel = new BroadcastChannel('posting-drafts');
    const forget = saver.onSaved(({ id, version }) =>
      channel.postMessage({ id, version } satisfies SavedDraft),
    );
    channel.addEventListener('message', ({ data }: MessageEvent<SavedDraft>) => {
      if (data.id === saver.saved?.id && data.version > saver.saved.version) saver.stop('newer');
    });
    return () => {
      forget();
      channel.close();
    };
  }, [saver]);
}
