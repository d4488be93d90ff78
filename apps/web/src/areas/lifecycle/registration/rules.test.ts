import { expect, test } from 'vitest';
import { emptyRegisterValues, registerSteps, type RegisterValues } from './constants.ts';
import { draftOf, parseDraft, signupFormOf, stepOfFields, wizardPlaceOf } from './rules.ts';

const filled: RegisterValues = {
  ...emptyRegisterValues,
  email: 'ana@example.com',
  allowedText: true,
  valueMostInCompany: ['Culture & Values', 'Work-Life Balance'],
  resume: new File(['%PDF-'], 'cv.pdf'),
};

test('[B-3] the wizard has five steps and asks each field once', () => {
  expect(registerSteps).toHaveLength(5);
  const fields = registerSteps.flatMap((step) => step.fields);
  expect(fields.toSorted()).toEqual(Object.keys(emptyRegisterValues).toSorted());
});

test('[B-5] [B-8] the boxes start as specified', () => {
  expect(emptyRegisterValues).toMatchObject({
    allowedText: false,
    bestJobFirst: false,
    sendResumeToExpert: true,
  });
});

test('[B-3] a stored draft restores step and values, never the file', () => {
  const stored: unknown = JSON.parse(JSON.stringify(draftOf(3, filled)));
  expect(JSON.stringify(stored)).not.toContain('%PDF');
  const draft = parseDraft(stored);
  expect(draft?.fileName).toBe('cv.pdf');
  expect(draft?.step).toBe(3);
  expect({ ...emptyRegisterValues, ...draft?.values }).toEqual({ ...filled, resume: null });
});

test('[B-3] the name of a lost file is kept until another one is chosen', () => {
  const withoutFile = { ...filled, resume: null };
  expect(draftOf(4, withoutFile, 'lost.pdf').fileName).toBe('lost.pdf');
  expect(draftOf(4, filled, 'lost.pdf').fileName).toBe('cv.pdf');
  expect(draftOf(4, withoutFile)).not.toHaveProperty('fileName');
});

test('[B-3] a history entry names a valid step only', () => {
  expect(wizardPlaceOf({ next: '/home', wizard: { step: 3, pushed: 2 } })).toEqual({ step: 3, pushed: 2 });
  for (const state of [
    null,
    {},
    { wizard: { step: 5, pushed: 0 } },
    { wizard: { step: 1.5, pushed: 0 } },
    { wizard: {} },
  ]) {
    expect(wizardPlaceOf(state)).toBeNull();
  }
});

test('[B-3] a draft of another shape drops invalid values only', () => {
  const values = { email: 7, jobTitle: 'Welder', valueMostInCompany: 'x', resume: {}, unknown: 'y' };
  expect(parseDraft({ step: 9, values })).toEqual({ step: 0, values: { jobTitle: 'Welder' } });
  expect(parseDraft('text')).toBeNull();
  expect(parseDraft({ values: null })).toBeNull();
});

test('[B-11] the first step with an invalid field is shown again', () => {
  expect(stepOfFields(['resume', 'phone'])).toBe(1);
  expect(stepOfFields(['resume'])).toBe(4);
  expect(stepOfFields([])).toBeUndefined();
  expect(stepOfFields(['somethingElse'])).toBeUndefined();
});

test('[B-5, L-25] the signup form carries an empty last name only for a person with one name', () => {
  const named = { ...filled, firstName: 'Suharto' };
  expect([...signupFormOf(named).keys()]).not.toContain('lastName');
  const form = signupFormOf({ ...named, hasOneName: true });
  expect(form.get('lastName')).toBe('');
  expect([...form.keys()]).not.toContain('hasOneName');
});

test('[F-1] the signup form carries every field, the list as repeated ones, and the file last', () => {
  const form = signupFormOf(filled);
  expect(form.get('email')).toBe('ana@example.com');
  expect(form.get('allowedText')).toBe('true');
  expect(form.get('sendResumeToExpert')).toBe('true');
  expect(form.getAll('valueMostInCompany')).toEqual(filled.valueMostInCompany);
  expect([...form.keys()].at(-1)).toBe('resume');
});
