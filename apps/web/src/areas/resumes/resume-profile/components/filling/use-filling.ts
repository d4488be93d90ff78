import { paths } from '@waymark/contract/paths';
import { resumeSectionLabels } from '@waymark/contract/resumes/choices';
import type { ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { useMemo, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useBoardWords } from '../../../../../lib/board-words.ts';
import { isApiError, messageOf } from '../../../../../lib/api-answer.ts';
import { showFailed, showSuccess, showUndo } from '../../../../../lib/toasts.ts';
import {
  addEverything,
  type Additions,
  type Answers,
  applyProposals,
  isAnswered,
  listProposals,
  type Proposal,
} from '../../fill-rules.ts';
import { saveSections, type SentSection } from '../use-resume-profile.ts';
import { plural, term } from '@waymark/contract/text/message';
import { sayHere } from '../../../../../lib/languages/say.ts';

type ChangedSection = ReturnType<typeof applyProposals>[number];

async function write(profile: ResumeProfile, sections: readonly ChangedSection[]): Promise<ResumeProfile> {
  return saveSections(
    sections.map(
      ({ section, value }) => ({ section, value, version: profile.versions[section] }) as SentSection,
    ),
  );
}

/** Restores the previous sections, unless one was saved again since. */
async function undo(
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
    await revalidate();
    showSuccess(sayHere`My Resume is as it was before.`);
  } catch (reason) {
    showFailed(reason);
  }
}

/** Opens My Resume after success, and shows a failure here. */
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
      // Compares the proposals with the current data again; selections stay.
      if (isApiError(reason) && reason.code === 'conflict') await revalidate();
    } finally {
      setPending(false);
    }
  }

  return { failure, isPending, attempt, revalidate };
}

/** The proposals of a file, the accepted ones, and how they are saved. */
export function useFilling(read: ReadResume, profile: ResumeProfile) {
  const words = useBoardWords();
  const proposals = useMemo(
    () => listProposals(words, read, profile.document, () => crypto.randomUUID()),
    [words, read, profile.document],
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
      showSuccess(
        accepted.length === 1
          ? sayHere`One value is saved.`
          : sayHere`${plural(accepted.length, '# value is saved.', '# values are saved.')}`,
      );
    });

  const additions = addEverything(profile.document, proposals);
  const acceptEverything = () =>
    attempt(async () => {
      const saved = await write(profile, additions.sections);
      showUndo(describeAdditions(additions), () => void undo(profile, saved, additions.sections, revalidate));
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

/** "Added: 2 in Employment, 5 in Key Skills. 1 value that would change what you typed was not taken." */
export function describeAdditions({ counts, left }: Additions): string {
  const added = [...counts].map(
    ([section, count]) => sayHere`${count} in ${term(resumeSectionLabels[section])}`,
  );
  const { changes, dates } = left;
  return [
    sayHere`Added: ${added.join(', ')}.`,
    changes > 0 && sayHere`${plural(changes, 'value')} that would change what you typed stayed out.`,
    dates > 0 && sayHere`${plural(dates, 'date')} that can mean two things stayed out.`,
  ]
    .filter(Boolean)
    .join(' ');
}
