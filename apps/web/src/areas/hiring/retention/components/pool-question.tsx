import type { PoolQuestion } from '@waymark/contract/hiring/retention';
import { poolMonths, type PoolMonths } from '@waymark/contract/hiring/retention-choices';
import { paths } from '@waymark/contract/paths';
import { msg, plural } from '@waymark/contract/text/message';
import { useState } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

interface PoolQuestionProps {
  token: string;
  first: PoolQuestion;
}

/** The question of a mailed link. Mail scanners open links, so only the buttons answer. */
export function PoolQuestionForm({ token, first }: PoolQuestionProps) {
  const say = useSay();
  const [question, setQuestion] = useState(first);
  const { pending, failure, run } = useAction();

  const answer = (months: PoolMonths | null) =>
    run(async () => {
      const { data } = await callApi('POST /pool-requests/answer', { body: { token, months } });
      setQuestion(data);
    });

  return (
    <div className={ui['stack5']}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Standing question={question} />
      {question.standing === 'asked' && (
        <>
          <blockquote className={ui['measure']}>{question.words}</blockquote>
          <Actions>
            {poolMonths.map((months) => (
              <Button key={months} variant="secondary" pending={pending} onClick={() => answer(months)}>
                {say`Yes, for ${plural(months, 'month')}`}
              </Button>
            ))}
            <Button variant="quiet" pending={pending} onClick={() => answer(null)}>
              {say`No`}
            </Button>
          </Actions>
        </>
      )}
      {question.standing === 'agreed' && (
        <Button variant="secondary" pending={pending} onClick={() => answer(null)}>
          {say`Take it back`}
        </Button>
      )}
      {question.standing !== 'asked' && (
        <ButtonLink variant="quiet" to={paths.home}>
          {say`Go to the home page`}
        </ButtonLink>
      )}
    </div>
  );
}

function Standing({ question }: { question: PoolQuestion }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { companyName, jobTitle, endsAt, standing, agreedUntil } = question;
  const day = endsAt && formatDate(words, endsAt, locale);
  switch (standing) {
    case 'asked':
      return (
        <p>
          {rich(
            say,
            day
              ? msg`Your application for <strong>${jobTitle}</strong> is over. May <strongb>${companyName}</strongb> keep it, and write to you about other jobs? If you say no, or nothing, it is deleted on or soon after ${day}.`
              : msg`Your application for <strong>${jobTitle}</strong> is over. May <strongb>${companyName}</strongb> keep it, and write to you about other jobs? If you say no, or nothing, it is deleted when its time is over.`,
            { strong: <strong dir="auto" />, strongb: <strong dir="auto" /> },
          )}
        </p>
      );
    case 'agreed':
      return (
        <Notice tone="good" focus>
          {say`${companyName} may keep your application until ${agreedUntil && formatDate(words, agreedUntil, locale)}. You can take this back here or in your account at any time.`}
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="good" focus>
          {day
            ? say`You have said no. The application is deleted on or soon after ${day}.`
            : say`You have said no. The application is deleted when its time is over.`}
        </Notice>
      );
    default:
      return (
        <Notice tone="good" focus>
          {day
            ? say`You have agreed to nothing. The application is deleted on or soon after ${day}.`
            : say`You have agreed to nothing. The application is deleted when its time is over.`}
        </Notice>
      );
  }
}
