import type { ResumeProfile } from '@waymark/contract/resume-profile';
import type { ReadResume } from '@waymark/contract/resume-reading';
import { useMemo, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { paths } from '@waymark/contract/paths';
import { isApiError, messageOf } from '../../../../lib/api-answer.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { saveSections, type SentSection } from '../../api/save-sections.ts';
import { applyProposals, isAnswered, listProposals, type Answers, type Proposal } from '../../fill-rules.ts';
import { tellOtherWindows } from '../use-other-windows.ts';

/** What a file proposes, what of it was accepted, and how that is saved: all at once. */
export function useFilling(read: ReadResume, profile: ResumeProfile) {
  const proposals = useMemo(
    () => listProposals(read, profile.document, () => crypto.randomUUID()),
    [read, profile.document],
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [answers, setAnswers] = useState<Answers>({});
  const [failure, setFailure] = useState('');
  const [isPending, setPending] = useState(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const accepted = proposals.filter((one) => chosen.has(one.key) && isAnswered(one, answers));

  function choose(some: readonly Proposal[], isChosen: boolean) {
    const keys = some.filter((one) => isAnswered(one, answers)).map(({ key }) => key);
    setChosen((before) => {
      const others = [...before].filter((key) => !keys.includes(key));
      return new Set(isChosen ? [...others, ...keys] : others);
    });
  }

  async function save() {
    setPending(true);
    setFailure('');
    try {
      const sections = applyProposals(profile.document, accepted, answers).map(
        ({ section, value }) => ({ section, value, version: profile.versions[section] }) as SentSection,
      );
      await saveSections(sections);
      tellOtherWindows();
      showSuccess(accepted.length === 1 ? 'One value is saved.' : `${accepted.length} values are saved.`);
      await navigate(paths.jobsMyResume);
    } catch (reason) {
      setFailure(messageOf(reason));
      // The proposals are compared anew with what is there now; what was chosen stays chosen.
      if (isApiError(reason) && reason.code === 'conflict') await revalidate();
    } finally {
      setPending(false);
    }
  }

  return { proposals, chosen, accepted, answers, setAnswers, failure, isPending, choose, save };
}

export type Filling = ReturnType<typeof useFilling>;
