import { describeProblems } from '@waymark/contract/text/describe-problems';
import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../lib/api-answer.ts';
import { useSay } from '../../lib/languages/say.ts';
import { findOpenProblems, type RelatedFields } from './open-problems.ts';

interface Refusal {
  problems: Readonly<Record<string, string>>;
  /** Of a refusal that is about no field. */
  reason: string;
  values: Readonly<Record<string, unknown>>;
}

/** Why a form was not accepted. What is corrected goes from it, and from the sentence that counts what is left. */
export function useRefusal(current: Readonly<Record<string, unknown>>, related?: RelatedFields) {
  const say = useSay();
  const [refusal, setRefusal] = useState<Refusal>({ problems: {}, reason: '', values: {} });
  const problems = findOpenProblems(refusal.problems, { refused: refusal.values, current, related });
  return {
    problems,
    message: refusal.reason || say(describeProblems(problems)),
    /** Shows problems that were found before it was sent. */
    refuse: (found: Readonly<Record<string, string>>) =>
      setRefusal({ problems: found, reason: '', values: current }),
    /** Shows why the server refused it. */
    refuseFor: (failure: unknown) => {
      const found = fieldErrorsOf(failure);
      const reason = Object.keys(found).length > 0 ? '' : messageOf(failure);
      setRefusal({ problems: found, reason, values: current });
    },
    forget: () => setRefusal({ problems: {}, reason: '', values: {} }),
  };
}

export type RefusalState = ReturnType<typeof useRefusal>;
