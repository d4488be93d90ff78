import type { ResumeSectionKey } from '@waymark/contract/resumes/choices/resume-profile';
import type { ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError, showUndo } from '../../../../lib/toasts.ts';
import { getResumeProfile } from '../api/get-resume-profile.ts';
import { saveSections, type SentSection } from '../api/save-sections.ts';
import { entriesOf, moved, type Entry } from '../form-rules.ts';
import { tellOtherWindows, useSavedElsewhere } from './use-other-windows.ts';

/** My Resume as it is known here, and what changes it. */
export function useResumeProfile(loaded: ResumeProfile) {
  const [profile, setProfile] = useState(loaded);
  const latest = useRef(loaded);
  const show = useCallback((next: ResumeProfile) => {
    latest.current = next;
    setProfile(next);
  }, []);
  useEffect(() => show(loaded), [loaded, show]);

  const refresh = useCallback(async () => show(await getResumeProfile()), [show]);
  // Without an answer the page stays as it is, and the next save is told.
  useSavedElsewhere(() => void refresh().catch(() => undefined));

  const save = useCallback(
    async (sections: SentSection[]) => {
      show(await saveSections(sections));
      tellOtherWindows();
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

/** Moving and removing entries: shown at once, and saved one after the other, so that no press waits for the last. */
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
      // What was pressed meanwhile is still to be saved, over this.
      show(waiting.current > 0 ? { ...saved, document: latest.current.document } : saved);
      tellOtherWindows();
    } catch (failure) {
      waiting.current -= 1;
      showError(messageOf(failure));
      if (waiting.current === 0) await refresh().catch(() => undefined);
    }
  }

  function move(section: ResumeSectionKey, from: number, to: number): void {
    change(section, (entries) => moved(entries, from, to));
  }

  function remove(section: ResumeSectionKey, entry: Entry, name: string): void {
    const at = entriesOf(latest.current.document, section).findIndex(({ id }) => id === entry.id);
    change(section, (entries) => entries.filter(({ id }) => id !== entry.id));
    showUndo(`“${name}” is deleted.`, () =>
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
