import type { ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { useMemo, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { paths } from '@waymark/contract/paths';
import { isApiError, messageOf } from '../../../../../lib/api-answer.ts';
import { showError, showSuccess, showUndo } from '../../../../../lib/toasts.ts';
import { saveSections, type SentSection } from '../../api/save-sections.ts';
import {
  addEverything,
  applyProposals,
  isAnswered,
  listProposals,
  type Answers,
  type Proposal,
} from '../../fill-rules.ts';
import { describeAdditions } from '../../fill-words-rules.ts';
import { tellOtherWindows } from '../use-other-windows.ts';

type ChangedSection = ReturnType<typeof applyProposals>[number];

async function write(profile: ResumeProfile, sections: readonly ChangedSection[]): Promise<ResumeProfile> {
  const saved = await saveSections(
    sections.map(
      ({ section, value }) => ({ section, value, version: profile.versions[section] }) as SentSection,
    ),
  );
  tellOtherWindows();
  return saved;
}

/** Back to what each section said before, unless one was saved again since then. */
async function takeBack(
  before: ResumeProfile,
  saved: ResumeProfile,
  sections: readonly ChangedSection[],
  revalidate: () => Promise<void>,
): Promise<void> {
  const sent = sections.map(
    ({ section }) =>
      ({ section, value: before.document[section], version: saved.versions[section] }) as SentSection,
  );
  try {
    await saveSections(sent);
    tellOtherWindows();
    await revalidate();
    showSuccess('My Resume is as it was before.');
  } catch (reason) {
    showError(messageOf(reason));
  }
}

/** Work that ends on My Resume, or says here why it failed. */
function useAttempt() {
  const [failure, setFailure] = useState('');
  const [isPending, setPending] = useState(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  async function attempt(work: () => Promise<void>) {
    setPending(true);
    setFailure('');
    try {
      await work();
      await navigate(paths.jobsMyResume);
    } catch (reason) {
      setFailure(messageOf(reason));
      // The proposals are compared again with what is there now; what was chosen stays chosen.
      if (isApiError(reason) && reason.code === 'conflict') await revalidate();
    } finally {
      setPending(false);
    }
  }

  return { failure, isPending, attempt, revalidate };
}

/** What a file proposes, what of it was accepted, and how that is saved: all at once. */
export function useFilling(read: ReadResume, profile: ResumeProfile) {
  const proposals = useMemo(
    () => listProposals(read, profile.document, () => crypto.randomUUID()),
    [read, profile.document],
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [answers, setAnswers] = useState<Answers>({});
  const { failure, isPending, attempt, revalidate } = useAttempt();
  const accepted = proposals.filter((one) => chosen.has(one.key) && isAnswered(one, answers));

  function choose(some: readonly Proposal[], isChosen: boolean) {
    const keys = some.filter((one) => isAnswered(one, answers)).map(({ key }) => key);
    setChosen((before) => {
      const others = [...before].filter((key) => !keys.includes(key));
      return new Set(isChosen ? [...others, ...keys] : others);
    });
  }

  const save = () =>
    attempt(async () => {
      await write(profile, applyProposals(profile.document, accepted, answers));
      showSuccess(accepted.length === 1 ? 'One value is saved.' : `${accepted.length} values are saved.`);
    });

  const additions = addEverything(profile.document, proposals);
  const acceptEverything = () =>
    attempt(async () => {
      const saved = await write(profile, additions.sections);
      showUndo(
        describeAdditions(additions),
        () => void takeBack(profile, saved, additions.sections, revalidate),
      );
    });

  const canAddMore = additions.sections.length > 0;
  return {
    proposals,
    chosen,
    accepted,
    answers,
    setAnswers,
    failure,
    isPending,
    choose,
    save,
    acceptEverything,
    canAddMore,
  };
}

export type Filling = ReturnType<typeof useFilling>;
