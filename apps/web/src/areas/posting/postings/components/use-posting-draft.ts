import { draftPath } from '@waymark/contract/paths';
import type { DraftFields, PostingDraft } from '@waymark/contract/posting/postings';
import { localPath } from '@waymark/contract/language-prefix';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { callApi } from '../../../../lib/api-client.ts';
import { openChannel } from '../../../../lib/browser-storage.ts';
import { documentLanguage } from '../../../../lib/languages/document-language.ts';
import { Saver } from '../../../../lib/drafts/saver.ts';
import { readDraft, removeDraft, storeDraft } from '../../../../lib/drafts/session-draft.ts';

const unsavedKey = 'posting-unsaved';

interface Stopped {
  /** Another window or a colleague saved a newer version, or the draft was published or deleted elsewhere. */
  type: 'newer' | 'gone';
}
export type SaveState = DraftSaver['shown']['save'];

/** The draft on the server. */
export interface SavedDraft {
  id: string;
  version: number;
}

class DraftSaver extends Saver<DraftFields, SavedDraft, Stopped> {
  saved: SavedDraft | null;

  constructor(stored: PostingDraft | null, initial: DraftFields) {
    super(stored?.fields ?? initial);
    this.saved = stored;
  }

  readonly change = (part: Partial<DraftFields>) => this.put({ ...this.shown.fields, ...part });

  /** Waits for a running save, then saves the rest. Returns null where the draft could not be saved. */
  readonly flush = async (): Promise<SavedDraft | null> => ((await this.saveRest()) ? this.saved : null);

  /** Resolves a conflict: shows the newer version, or saves this one over it. */
  readonly takeOver = async (whose: 'theirs' | 'mine') => {
    if (!this.saved) return;
    try {
      const input = { params: { draftId: this.saved.id } };
      const newer = (await callApi('GET /company/drafts/:draftId', input)).data;
      this.saved = newer;
      this.isStopped = false;
      if (whose === 'mine') this.change({});
      else this.replace(newer.fields);
    } catch (failure) {
      await this.fail(failure);
    }
  };

  /** Keeps the fields as a new draft. */
  readonly startOver = () => {
    this.saved = null;
    this.isStopped = false;
    this.change({});
  };

  /** Another window has saved this version. */
  meet({ id, version }: SavedDraft) {
    if (this.saved && id === this.saved.id && version > this.saved.version) this.halt({ type: 'newer' });
  }

  protected override needsSave() {
    return this.isDirty || !this.saved;
  }

  protected override async write(fields: DraftFields) {
    this.saved = await write(this.saved, fields);
    return this.saved;
  }

  protected override refuse(code: string) {
    if (code === 'conflict' && this.saved) this.halt({ type: 'newer' });
    else if (code === 'not_found') this.halt({ type: 'gone' });
    else return false;
    return true;
  }
}

/** Fails with `conflict` where the server has a newer version. */
async function write(saved: SavedDraft | null, fields: DraftFields): Promise<SavedDraft> {
  if (saved) {
    const input = { params: { draftId: saved.id }, body: { version: saved.version, fields } };
    return (await callApi('PUT /company/drafts/:draftId', input)).data;
  }
  const { data } = await callApi('POST /company/drafts', { body: { fields } });
  // A reload finds the draft; without a navigation the form keeps its focus.
  history.replaceState(history.state, '', localPath(draftPath(data.id), documentLanguage()));
  return data;
}

/** The unsaved fields of a page that was closed, for their author. */
interface Unsaved {
  owner: string;
  draftId: string | null;
  version: number;
  fields: DraftFields;
}

/** A posting that saves itself while it is typed, and tells other windows of this browser about each save. */
export function usePostingDraft(stored: PostingDraft | null, initial: DraftFields, owner: string) {
  const [saver] = useState(() => new DraftSaver(stored, initial));
  const { fields, save } = useSyncExternalStore(
    saver.subscribe,
    () => saver.shown,
    () => saver.shown,
  );
  useUnsavedFields(saver, owner);
  useOtherWindows(saver);
  const { change, flush, takeOver, startOver } = saver;
  /** The fields of a posting that was begun before; null for a new one. */
  const readBegun = () => (saver.saved || saver.isDirty ? saver.shown.fields : null);
  return { fields, save, saved: saver.saved, change, flush, takeOver, startOver, readBegun };
}

export type PostingForm = ReturnType<typeof usePostingDraft>;

/** A page that closes cannot wait for a save: this tab keeps the fields. Leaving it for another page saves them. */
function useUnsavedFields(saver: DraftSaver, owner: string) {
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
      // An untouched form leaves no draft behind.
      if (saver.isDirty) void saver.flush();
    };
  }, [saver]);
}

function useOtherWindows(saver: DraftSaver) {
  useEffect(() => {
    const channel = openChannel('posting-drafts');
    const forget = saver.onSaved(({ id, version }) =>
      channel?.postMessage({ id, version } satisfies SavedDraft),
    );
    channel?.addEventListener('message', ({ data }: MessageEvent<SavedDraft>) => {
      saver.meet(data);
    });
    return () => {
      forget();
      channel?.close();
    };
  }, [saver]);
}
