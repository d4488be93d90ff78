import type { CoverLetter } from '@waymark/contract/resumes/resume-export/cover-letters';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { useEffect, useState } from 'react';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { formDraftOf, parseFormDraft } from '../../../../lib/form-draft.ts';
import { readDraft, removeDraft, storeDraft } from '../../../../lib/session-draft.ts';
import type { ApplicationDraft } from '../rules.ts';

const keptFields = ['coverLetter', 'answers', 'resumeId'] as const;

const keyOf = (jobId: string) => `application-draft:${jobId}`;

interface KeptApplication {
  draft: ApplicationDraft;
  /** A file that was chosen and is to be chosen again: no browser keeps it. */
  fileName: string;
}

/** What was written to this employer before: it outlives leaving the page and a reload, for who wrote it. */
function readKept(owner: string, jobId: string): KeptApplication {
  const kept = parseFormDraft(readDraft(keyOf(jobId)), owner, keptFields);
  const textOf = (name: (typeof keptFields)[number]) => {
    const value = kept?.values[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    draft: {
      resumeId: textOf('resumeId'),
      file: null,
      coverLetter: textOf('coverLetter'),
      answers: parseAnswers(textOf('answers')),
    },
    fileName: kept?.fileName ?? '',
  };
}

function parseAnswers(text: string): Record<string, string> {
  try {
    const answers = JSON.parse(text || '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(answers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

const isWritten = ({ coverLetter, answers, file }: ApplicationDraft) =>
  coverLetter !== '' || file !== null || Object.values(answers).some(Boolean);

function keepDraft(owner: string, jobId: string, draft: ApplicationDraft): void {
  const values = { ...draft, answers: JSON.stringify(draft.answers) };
  const kept = formDraftOf(owner, keptFields, values, {}, draft.file);
  if (kept && isWritten(draft)) storeDraft(keyOf(jobId), kept);
  else removeDraft(keyOf(jobId));
}

/** What is stored already, to be sent or to begin with. */
interface Choices {
  resumes: readonly Resume[];
  letters: readonly CoverLetter[];
}

/** Starts with the default one of the stored resumes; `choices` are null while they are loaded. */
export function useApplicationDraft(jobId: string) {
  const owner = `${useAuth().user?.id} ${jobId}`;
  const [choices, setChoices] = useState<Choices | null>(null);
  const [kept] = useState(() => readKept(owner, jobId));
  const [draft, setDraft] = useState<ApplicationDraft>(kept.draft);
  const [lostFile, setLostFile] = useState(kept.fileName);
  const usual = choices?.resumes.find((resume) => resume.isDefault) ?? choices?.resumes[0];

  function change(part: Partial<ApplicationDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    if (part.file) setLostFile('');
    keepDraft(owner, jobId, next);
  }

  /** Throws away what was written. */
  function discard() {
    removeDraft(keyOf(jobId));
    setLostFile('');
    setDraft({ resumeId: usual?.id ?? '', file: null, coverLetter: '', answers: {} });
  }

  useEffect(() => {
    async function load() {
      // If they cannot be had, a new resume can still be uploaded, and a letter written.
      const [resumes, letters] = await Promise.all([
        listOwnResumes().catch(() => []),
        listOwnLetters().catch(() => []),
      ]);
      const first = resumes.find((resume) => resume.isDefault) ?? resumes[0];
      setChoices({ resumes, letters });
      setDraft((before) => {
        const isThere = resumes.some(({ id }) => id === before.resumeId);
        const resumeId = kept.fileName ? '' : (first?.id ?? '');
        return isThere ? before : { ...before, resumeId };
      });
    }
    void load();
  }, [kept]);
  const canDiscard = isWritten(draft) || lostFile !== '';
  return { choices, draft, change, discard, canDiscard, lostFile, forget: () => removeDraft(keyOf(jobId)) };
}

async function listOwnLetters(): Promise<CoverLetter[]> {
  return (await callApi('GET /cover-letters')).data;
}

async function listOwnResumes(): Promise<Resume[]> {
  return (await callApi('GET /resumes')).data;
}
