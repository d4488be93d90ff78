import { lookTextLengths, maxLookQuestions } from '@waymark/contract/office/look-choices';
import { Button } from '../../../../components/form/button.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { OrderedRows } from './ordered-rows.tsx';
import type { LookDeskState } from './use-look-desk.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** Questions and answers at the end of the home page, which search engines read too. */
export function LookQuestions({ state: { value, change, errorAt } }: { state: LookDeskState }) {
  const say = useSay();
  const { questions } = value.look;
  const set = (next: typeof questions) => change({ ...value, look: { ...value.look, questions: next } });
  return (
    <Card title={say`Questions on the home page`}>
      <OrderedRows
        label={say`Questions`}
        items={questions}
        keyOf={(_question, at) => String(at)}
        nameOf={({ question }) => question || say`question without words`}
        isRemovable={() => true}
        onChange={set}
      >
        {(one, at, changeRow) => (
          <>
            <TextField
              label={say`Question ${at + 1}`}
              maxLength={lookTextLengths.question}
              value={one.question}
              error={errorAt(`look.questions.${at}.question`)}
              onChange={(event) => changeRow({ ...one, question: event.currentTarget.value })}
            />
            <TextArea
              label={say`Answer ${at + 1}`}
              rows={3}
              maxLength={lookTextLengths.answer}
              value={one.answer}
              error={errorAt(`look.questions.${at}.answer`)}
              onChange={(event) => changeRow({ ...one, answer: event.currentTarget.value })}
            />
          </>
        )}
      </OrderedRows>
      <FieldError id="look-questions-error" message={errorAt('look.questions')} />
      <p>
        <Button
          variant="secondary"
          disabled={questions.length >= maxLookQuestions}
          why={say`There are ${maxLookQuestions} questions, which is as many as can be.`}
          onClick={() => set([...questions, { question: '', answer: '' }])}
        >
          {say`Add question`}
        </Button>
      </p>
    </Card>
  );
}
