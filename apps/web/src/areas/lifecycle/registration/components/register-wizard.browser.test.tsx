import { compensationChoices, educationChoices, experienceChoices } from '@waymark/contract/identity/choices';
import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import Register from '../../../../routes/auth/register.tsx';
import { emptyRegisterValues, registerDraftKey } from '../constants.ts';
import { storeDraft } from '../../../../lib/drafts/session-draft.ts';
import { api, refuse } from '../../../../testing/api.ts';
import { findViolations } from '../../../../testing/axe.ts';
import { fileOf, pdfFile } from '../../../../testing/files.ts';
import { candidate } from '../../../../testing/people.ts';
import { renderPart, type RenderedPart } from '../../../../testing/render-part.tsx';
import { textsOf } from '../../../../testing/texts.ts';
import { toast, voicesOf } from '../../../../testing/toasts.ts';

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name });
const errors = () => textsOf(page.getByRole('alert'));
const step = (number: number) => page.getByRole('heading', { name: new RegExp(`Step ${number} of 5`) });
const values = ['Professional Growth', 'Work-Life Balance', 'Salary & Benefits'] as const;

async function open(): Promise<RenderedPart> {
  api.answer('POST /signup/check-email', { message: 'This address is free.' });
  return renderPart(<Register />, { at: paths.register });
}

async function next(to: number): Promise<void> {
  await button('Next').click();
  await expect.element(step(to)).toBeVisible();
}

async function back(to: number): Promise<void> {
  await button('Back').click();
  await expect.element(step(to)).toBeVisible();
}

async function fillStep1(): Promise<void> {
  await field('Email').fill('marta.vogel@example.org');
  await field('Desired job title').fill('Operations Manager');
  await field('Location').fill('London');
}

async function fillStep2(): Promise<void> {
  await field('First name').fill('Marta');
  await field('Last name').fill('Vogel');
  await field('Phone').fill('+44 20 7946 0123');
}

async function fillStep3(): Promise<void> {
  await field('Desired compensation').selectOptions('$80,0000');
  await field('Education level').selectOptions("Bachelor's degree");
  await field('Experience level').selectOptions('6-10 years');
}

/** Walks to the last step, where only the resume is missing. */
async function fillToLastStep(): Promise<void> {
  await fillStep1();
  await next(2);
  await fillStep2();
  await next(3);
  await fillStep3();
  await next(4);
  for (const name of values.slice(0, 2)) await page.getByRole('checkbox', { name, exact: true }).click();
  await next(5);
}

const resume = () => page.getByLabelText('Resume');

test('[A-2, B-3, B-4] step 1 names missing fields after a submit only', async () => {
  await open();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Personal Information' })).toBeVisible();
  await field('Email').fill('not an address');
  await field('Email').fill('');
  await userEvent.click(field('Location'));
  expect(errors()).toEqual([]);

  await button('Next').click();
  await expect
    .poll(errors)
    .toEqual(['Email is required.', 'Job title is required.', 'Location is required.']);
  expect(await findViolations()).toEqual([]);
  await field('Email').fill('not an address');
  await button('Next').click();
  await expect.poll(() => errors()[0]).toBe('Invalid email');
});

test('[A-2, B-5, B-6, B-7, B-8] each step names its fields, and offers the choices as specified', async () => {
  await open();
  await fillStep1();
  await next(2);
  await button('Next').click();
  await expect
    .poll(errors)
    .toEqual(['First name is required.', 'Last name is required.', 'Phone is required.']);
  expect(await findViolations()).toEqual([]);
  expect(page.getByRole('checkbox').elements()).toHaveLength(3);
  for (const box of page.getByRole('checkbox').all()) await expect.element(box).not.toBeChecked();

  await fillStep2();
  await next(3);
  await button('Next').click();
  await expect
    .poll(errors)
    .toEqual(['Field is required', 'Education level is required', 'Experience level is required']);
  expect(await findViolations()).toEqual([]);
  for (const [label, choices] of [
    ['Desired compensation', compensationChoices.map(({ value }) => value)],
    ['Education level', educationChoices],
    ['Experience level', experienceChoices.map(({ value }) => value)],
  ] as const) {
    expect(textsOf(field(label).getByRole('option')).slice(1)).toEqual([...choices]);
  }

  await fillStep3();
  await next(4);
  await button('Next').click();
  await expect.poll(errors).toEqual(['Please select.']);
  expect(await findViolations()).toEqual([]);
  const [first, second, third] = values.map((name) => page.getByRole('checkbox', { name, exact: true }));
  await first?.click();
  await button('Next').click();
  await expect.poll(errors).toEqual(['Please select at least 2 options']);
  await second?.click();
  await expect.element(page.getByText('2/2 selected')).toBeVisible();
  await expect.element(third!).not.toBeChecked();

  await next(5);
  await expect.element(page.getByRole('checkbox', { name: /expert review/ })).toBeChecked();
  await expect.element(resume()).toHaveAttribute('accept', '.pdf,.doc,.docx');
  await button('Sign me up').click();
  await expect.poll(errors).toEqual(['Please upload a file']);
  expect(await findViolations()).toEqual([]);
  await userEvent.upload(resume(), fileOf('me.png', 'image/png'));
  await button('Sign me up').click();
  await expect.poll(errors).toEqual(['Unsupported File Format']);
});

test('[B-8] a network failure is shown at the file, and the form can be sent again', async () => {
  await open();
  await fillToLastStep();
  api.breakOff('POST /signup');
  await userEvent.upload(resume(), pdfFile());
  await button('Sign me up').click();
  await expect
    .poll(errors)
    .toEqual([
      'The connection broke off while your file was on its way. Check the connection and send it again.',
    ]);
  await expect.element(page.getByText(/resume\.pdf/)).toBeVisible();

  api.answer('POST /signup', { data: { user: candidate(), accessToken: 'token' } });
  api.answer('GET /get-critique-detail', { data: null });
  await button('Sign me up').click();
  await expect.element(toast('Successfully registered!')).toBeVisible();
  const [call] = api.callsOf('POST /signup');
  const form = call?.body as FormData;
  expect((form.get('resume') as File).name).toBe('resume.pdf');
  expect(form.get('email')).toBe('marta.vogel@example.org');
  expect(form.getAll('valueMostInCompany')).toEqual(values.slice(0, 2));
});

test('[L-11] signing up ends with the offer to check the resume that was sent', async () => {
  const wizard = await open();
  await fillToLastStep();
  await userEvent.upload(resume(), pdfFile());
  api.answer('POST /signup', { data: { user: candidate(), accessToken: 'token' } });
  api.answer('GET /get-critique-detail', { data: null });
  await button('Sign me up').click();
  await expect.element(toast(/^See at once what programs read in your resume/)).toBeVisible();
  await button('Open the check').click();
  await expect.poll(() => wizard.address()).toBe(paths.resumeCheck);
});

test('[B-5, L-25] a person with one name ticks a box instead of the last name, also after a reload', async () => {
  const wizard = await open();
  await fillStep1();
  await next(2);
  await fillStep2();
  await button('Next').click();
  await expect.element(step(3)).toBeVisible();
  await back(2);
  const box = page.getByRole('checkbox', { name: 'I have only one name' });
  await box.click();
  await expect.element(box).toHaveFocus();
  await expect.element(field('Last name')).toHaveValue('');
  await expect.element(field('Last name')).toBeDisabled();
  expect(await findViolations()).toEqual([]);
  await wizard.unmount();
  await open();
  await expect.element(step(2)).toBeVisible();
  await expect.element(box).toBeChecked();
  await expect.element(field('Last name')).toBeDisabled();
  await next(3);
  await back(2);

  // Without the tick the field is required again.
  await box.click();
  await button('Next').click();
  await expect.poll(errors).toEqual(['Last name is required.']);
  await expect.element(field('Last name')).toHaveFocus();
  await box.click();
  await expect.poll(errors).toEqual([]);
});

test('[B-9] too many tries show the time to wait and keep the values', async () => {
  await open();
  await fillToLastStep();
  await userEvent.upload(resume(), pdfFile());
  const message = 'Too many attempts. Please try again in 12 minutes.';
  api.answer('POST /signup', () => refuse('too_many_requests', message));
  await button('Sign me up').click();
  await expect.element(toast(message)).toBeVisible();
  // It stays in the form when the toast is gone, and one of them says it aloud.
  await expect.element(page.getByRole('main').getByText(message)).toBeVisible();
  expect(voicesOf(message)).toHaveLength(1);
  await expect.element(page.getByText(/resume\.pdf/)).toBeVisible();
  await back(4);
  await expect.element(page.getByText('2/2 selected')).toBeVisible();
});

test('[B-3] each step is announced by its heading, forwards and back, and keeps the values', async () => {
  const wizard = await open();
  const focused = () => document.activeElement?.textContent;
  await fillStep1();
  await button('Next').click();
  await expect.poll(focused).toBe('Step 2 of 5 How to reach you');
  await button('Back').click();
  await expect.poll(focused).toBe('Step 1 of 5 The job you want');
  await next(2);
  await fillStep2();
  await next(3);
  await wizard.go(-1);
  await expect.element(step(2)).toBeVisible();
  await expect.element(field('First name')).toHaveValue('Marta');
  await wizard.go(-1);
  await expect.element(step(1)).toBeVisible();
  await expect.element(field('Email')).toHaveValue('marta.vogel@example.org');
  await wizard.go(1);
  await expect.element(step(2)).toBeVisible();
});

test('[G-2, B-3] a step that is restored shows what is wrong with what was typed, and Next says it', async () => {
  storeDraft(registerDraftKey, { step: 0, values: { ...emptyRegisterValues, email: 'marta.vogel' } });
  await open();
  await expect.element(field('Email')).toHaveValue('marta.vogel');
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Location')).not.toHaveAttribute('aria-invalid', 'true');
  await button('Next').click();
  await expect.element(field('Email')).toHaveFocus();
  await expect.element(field('Location')).toHaveAttribute('aria-invalid', 'true');
});
