import type { CoverLetter } from '@waymark/contract/resume-export/cover-letters';
import type { Resume } from '@waymark/contract/resumes';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAuth } from '../../../lib/auth-store.ts';
import { formDraftOf, parseFormDraft } from '../../../lib/form-draft.ts';
import { readDraft, removeDraft, storeDraft } from '../../../lib/session-draft.ts';
import { listOwnLetters } from '../api/list-own-letters.ts';
import { listOwnResumes } from '../api/list-own-resumes.ts';
import type { ApplicationDraft } from '../rules.ts';

const letterKey = 'letter-draft';

/** A letter takes long to write: it outlives a reload, for the candidate who wrote it to this employer. */
function useKeptLetter(jobId: string, letter: string, change: (letter: string) => void) {
  const owner = `${useAuth().user?.id} ${jobId}`;
  const restore = useEffectEvent(() => {
    const kept = parseFormDraft(readDraft(letterKey), owner, ['letter'])?.values['letter'];
    if (typeof kept === 'string') change(kept);
    removeDraft(letterKey);
  });
  const keep = useEffectEvent(() => {
    const draft = formDraftOf(owner, ['letter'], { letter }, {});
    if (draft) storeDraft(letterKey, draft);
  });
  useEffect(() => {
    restore();
    const keepNow = () => keep();
    addEventListener('pagehide', keepNow);
    return () => removeEventListener('pagehide', keepNow);
  }, []);
}

/** What is stored already, to be sent or to begin with. */
interface Choices {
  resumes: readonly Resume[];
  letters: readonly CoverLetter[];
}

/** Starts with the default one of the stored resumes; `choices` are null while they are loaded. */
export function useApplicationDraft(jobId: string) {
  const [choices, setChoices] = useState<Choices | null>(null);
  const [draft, setDraft] = useState<ApplicationDraft>({
    resumeId: '',
    file: null,
    coverLetter: '',
    answers: {},
  });
  const change = (part: Partial<ApplicationDraft>) => setDraft((before) => ({ ...before, ...part }));

  useKeptLetter(jobId, draft.coverLetter, (coverLetter) => change({ coverLetter }));
  useEffect(() => {
    async function load() {
      // If they cannot be had, a new resume can still be uploaded, and a letter written.
      const [resumes, letters] = await Promise.all([
        listOwnResumes().catch(() => []),
        listOwnLetters().catch(() => []),
      ]);
      const first = resumes.find((resume) => resume.isDefault) ?? resumes[0];
      setChoices({ resumes, letters });
      setDraft((before) => ({ ...before, resumeId: first?.id ?? '' }));
    }
    void load();
  }, []);
  return { choices, draft, change };
}
