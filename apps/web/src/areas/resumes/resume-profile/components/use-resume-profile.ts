import type { SentBody } from '@waymark/contract/endpoints';
import type { ResumeSectionKey } from '@waymark/contract/resumes/choices';
import type { ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../../lib/api-client.ts';
import { showFailed, showUndo } from '../../../../lib/toasts.ts';
import { entriesOf, type Entry, moved } from '../form-rules.ts';
import { notifyOtherWindows, useSavedElsewhere } from './use-drafts.ts';
import { sayHere } from '../../../../lib/languages/say.ts';

/** The state of My Resume and its changes. */
export function useResumeProfile(loaded: ResumeProfile) {
  const [profile, setProfile] = useState(loaded);
  const latest = useRef(loaded);
  const show = useCallback((next: ResumeProfile) => {
    latest.current = next;
    setProfile(next);
  }, []);
  useEffect(() => show(loaded), [loaded, show]);

  const refresh = useCallback(async () => show((await callApi('GET /resume-profile')).data), [show]);
  // Without an answer the page stays as it is, and the next save reports the conflict.
  useSavedElsewhere(() => void refresh().catch(() => undefined));

  const save = useCallback(
    async (sections: SentSection[]) => {
      show(await saveSections(sections));
    },
    [show],
  );

  const lists = useListChanges({ latest, show, refresh });
  return { profile, refresh, save, ...lists };
}

interface Store {
  latest: { current: ResumeProfile };
  show: (profile: ResumeProfile) => void;
  refresh: () => Promise<void>;
}

/** Moves and removes entries at once, and saves the changes one after another. */
function useListChanges({ latest, show, refresh }: Store) {
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);

  function change(section: ResumeSectionKey, next: (entries: readonly Entry[]) => readonly Entry[]): void {
    const { document } = latest.current;
    show({ ...latest.current, document: { ...document, [section]: next(entriesOf(document, section)) } });
    waiting.current += 1;
    queue.current = queue.current.then(() => keep(section));
  }

  async function keep(section: ResumeSectionKey): Promise<void> {
    const { document, versions } = latest.current;
    const sent = { section, version: versions[section], value: document[section] } as SentSection;
    try {
      const saved = await saveSections([sent]);
      waiting.current -= 1;
      // Later changes are still to be saved on top of this one.
      show(waiting.current > 0 ? { ...saved, document: latest.current.document } : saved);
    } catch (failure) {
      waiting.current -= 1;
      showFailed(failure);
      if (waiting.current === 0) await refresh().catch(() => undefined);
    }
  }

  function move(section: ResumeSectionKey, from: number, to: number): void {
    change(section, (entries) => moved(entries, from, to));
  }

  function remove(section: ResumeSectionKey, entry: Entry, name: string): void {
    const at = entriesOf(latest.current.document, section).findIndex(({ id }) => id === entry.id);
    change(section, (entries) => entries.filter(({ id }) => id !== entry.id));
    showUndo(sayHere`“${name}” is deleted.`, () =>
      change(section, (entries) =>
        entries.some(({ id }) => id === entry.id)
          ? entries
          : entries.toSpliced(Math.min(at, entries.length), 0, entry),
      ),
    );
  }

  return { move, remove };
}

export type ResumeProfileState = ReturnType<typeof useResumeProfile>;

export type SentSection = SentBody<'PUT /resume-profile'>['sections'][number];

/** Saves all sections, or none with the code `conflict` if one has changed since. */
export async function saveSections(sections: SentSection[]): Promise<ResumeProfile> {
  const { data } = await callApi('PUT /resume-profile', { body: { sections } });
  notifyOtherWindows();
  return data;
}
