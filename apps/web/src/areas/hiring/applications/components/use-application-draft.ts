import type { Resume } from '@waymark/contract/resumes/resumes';
import { useState } from 'react';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { formDraftOf, parseFormDraft, type FormDraft } from '../../../../lib/form-draft.ts';
import {
  guestApplicationKey,
  readDraft,
  removeDraft,
  storeDraft,
} from '../../../../lib/drafts/session-draft.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import type { ApplicationDraft } from '../rules.ts';

const keptFields = ['coverLetter', 'answers', 'resumeId'] as const;

const keyOf = (jobId: string) => `application-draft:${jobId}`;

interface KeptApplication {
  draft: ApplicationDraft;
  /** A file to choose again: no browser keeps it. */
  fileName: string;
}

/** The draft of this owner for the job: it outlives leaving the page and a reload. */
function readKept(owner: string, jobId: string): KeptApplication {
  const kept = parseFormDraft(readDraft(keyOf(jobId)), owner, keptFields) ?? readGuestDraft(jobId);
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

/** The draft of the form for guests from before signing in. */
function readGuestDraft(jobId: string): FormDraft | null {
  const stored = readDraft(guestApplicationKey(jobId));
  const { values = {} } = (stored ?? {}) as Partial<FormDraft>;
  const answers = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith('answer-') ? [[name.slice('answer-'.length), value]] : [],
  );
  const kept = parseFormDraft(stored, '', keptFields);
  return (
    kept && { ...kept, values: { ...kept.values, answers: JSON.stringify(Object.fromEntries(answers)) } }
  );
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

const noneOnFailure = <T>(call: Promise<{ data: T[] }>): Promise<T[]> =>
  call.then(
    ({ data }) => data,
    () => [],
  );

/** Starts with the default resume; `choices` are undefined while they load. */
export function useApplicationDraft(jobId: string) {
  const owner = `${useAuth().user?.id} ${jobId}`;
  const [kept] = useState(() => readKept(owner, jobId));
  const [draft, setDraft] = useState<ApplicationDraft>(kept.draft);
  const [missingFile, setMissingFile] = useState(kept.fileName);

  const { data: choices } = useLoaded(async () => {
    // Without them a new resume can still be uploaded, and a letter written.
    const [resumes, letters] = await Promise.all([
      noneOnFailure(callApi('GET /resumes')),
      noneOnFailure(callApi('GET /cover-letters')),
    ]);
    setDraft((before) => {
      const isStored = resumes.some(({ id }) => id === before.resumeId);
      return isStored ? before : { ...before, resumeId: kept.fileName ? '' : usualIdOf(resumes) };
    });
    return { resumes, letters };
  }, []);

  function change(part: Partial<ApplicationDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    if (part.file) setMissingFile('');
    keepDraft(owner, jobId, next);
  }

  function discard() {
    removeDraft(keyOf(jobId));
    setMissingFile('');
    setDraft({ resumeId: usualIdOf(choices?.resumes ?? []), file: null, coverLetter: '', answers: {} });
  }

  const canDiscard = isWritten(draft) || missingFile !== '';
  return {
    choices,
    draft,
    change,
    discard,
    canDiscard,
    missingFile,
    forget: () => removeDraft(keyOf(jobId)),
  };
}

function usualIdOf(resumes: readonly Resume[]): string {
  return (resumes.find(({ isDefault }) => isDefault) ?? resumes[0])?.id ?? '';
}
