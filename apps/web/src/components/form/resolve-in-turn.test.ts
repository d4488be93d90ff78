import { createFormControl, type Resolver, type ResolverResult } from 'react-hook-form';
import { expect, test } from 'vitest';
import { resolveInTurn } from './resolve-in-turn.ts';

interface Values {
  phone: string;
  place: string;
}

/** A form whose checks end when the test says so, in whichever order. */
function createForm() {
  const checks: (() => void)[] = [];
  const check: Resolver<Values> = ({ phone, place }) => {
    const missing = Object.entries({ phone, place }).filter(([, value]) => !value);
    const errors = Object.fromEntries(
      missing.map(([name]) => [name, { type: 'required', message: 'Missing.' }]),
    );
    const result = (
      missing.length > 0 ? { values: {}, errors } : { values: { phone, place }, errors: {} }
    ) as ResolverResult<Values>;
    return new Promise((resolve) => checks.push(() => resolve(result)));
  };
  const form = createFormControl<Values>({
    resolver: resolveInTurn(check),
    defaultValues: { phone: '+44 20 7946 0123', place: '' },
    mode: 'onTouched',
  });
  let isValid = false;
  form.subscribe({
    formState: { isValid: true, errors: true },
    callback: (state) => (isValid = state.isValid ?? isValid),
  });
  const act = (type: 'change' | 'blur', name: keyof Values, value: string) =>
    void form.register(name)[type === 'change' ? 'onChange' : 'onBlur']({ type, target: { name, value } });
  return { act, checks, isValid: () => isValid };
}

test('a check that began with less typed and ends last does not have the last word', async () => {
  const { act, checks, isValid } = createForm();
  // Left while the place was empty, and checked for that.
  act('blur', 'phone', '+44 20 7946 0123');
  act('change', 'place', 'Leeds');
  expect(checks.length).toBeGreaterThanOrEqual(2);
  for (const end of checks.toReversed()) {
    end();
    await new Promise(setImmediate);
  }
  expect(isValid()).toBe(true);
});

test('a failed check also rejects the earlier checks that it overtook', async () => {
  const broken = new Error('No library.');
  const results = [Promise.resolve({ values: {}, errors: {} }), Promise.reject(broken)];
  const resolve = resolveInTurn<Values, Values>(() => results.shift() as Promise<ResolverResult<Values>>);
  const ask = () =>
    resolve({ phone: '', place: '' }, undefined, { fields: {}, shouldUseNativeValidation: false });
  const answers = await Promise.allSettled([ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
