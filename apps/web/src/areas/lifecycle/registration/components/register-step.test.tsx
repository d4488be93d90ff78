import { standardWords } from '@waymark/contract/board-words';
import { useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { BoardWordsContext } from '../../../../lib/board-words.ts';
import { emptyRegisterValues, type RegisterValues } from '../constants.ts';
import { RegisterStep } from './register-step.tsx';

function Step() {
  const form = useForm<RegisterValues>({ defaultValues: emptyRegisterValues });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <FormProvider {...form}>
      <RegisterStep step={2} heading={heading} lostFile={undefined} />
    </FormProvider>
  );
}

const stepOn = (pay: typeof standardWords.pay) =>
  renderToStaticMarkup(
    <BoardWordsContext value={{ ...standardWords, pay }}>
      <Step />
    </BoardWordsContext>,
  ).replaceAll(/\u00A0/g, ' ');

test('[L-40] [B-6] the expected pay is asked as the board speaks of it', () => {
  const euros = stepOn({ currency: 'EUR', period: 'month', amounts: [2500, 3000], isOwn: true });
  expect(euros).toContain('<option value="2500:EUR:month">€2,500 a month</option>');
  expect(euros).not.toContain('$');
  const dinars = stepOn({ currency: 'KWD', period: 'month', amounts: [500], isOwn: false });
  expect(dinars).toContain('KWD 500 a month');
  expect(dinars).not.toContain('$');
  expect(stepOn(standardWords.pay)).toContain('<option value="$80,0000">$80,0000</option>');
});
