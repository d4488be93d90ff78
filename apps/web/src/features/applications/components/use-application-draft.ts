import type { Resume } from '@waymark/contract/resumes';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAuth } from '../../../lib/auth-store.ts';
import { formDraftOf, parseFormDraft } from '../../../lib/form-draft.ts';
import { readDraft, removeDraft, storeDraft } from '../../../lib/session-draft.ts';
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

/** Starts with the default one of the stored resumes; null while they are loaded. */
export function useApplicationDraft(jobId: string) {
  const [resumes, setResumes] = useState<readonly Resume[] | null>(null);
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
      // If they cannot be had, a new one can still be uploaded.
      const found = await listOwnResumes().catch(() => []);
      const first = found.find((resume) => resume.isDefault) ?? found[0];
      setResumes(found);
      setDraft((before) => ({ ...before, resumeId: first?.id ?? '' }));
    }
    void load();
  }, []);
  return { resumes, draft, change };
}
