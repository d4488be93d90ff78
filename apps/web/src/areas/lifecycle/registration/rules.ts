import { paidPlansOf, type Plan } from '@waymark/contract/payments/membership-plans';
import { planParameter } from '@waymark/contract/paths';
import { namesOf } from '../../../components/form/one-name.ts';
import { board } from '../../../lib/board.ts';
import {
  emptyRegisterValues,
  lastRegisterStep,
  registerSteps,
  type RegisterField,
  type RegisterValues,
} from './constants.ts';

/** The first step, counted from 0, that has one of these fields. */
export function stepOfFields(names: readonly string[]): number | undefined {
  const step = registerSteps.findIndex(({ fields }) => fields.some((field) => names.includes(field)));
  return step === -1 ? undefined : step;
}

export interface RegisterDraft {
  step: number;
  values: Partial<RegisterValues>;
  /** The name of the chosen file, which cannot be kept itself. */
  fileName?: string;
}

/** Everything but the file, which the browser must not keep. */
export function draftOf(
  step: number,
  { resume, ...values }: RegisterValues,
  lostFile?: string,
): RegisterDraft {
  const fileName = resume?.name ?? lostFile;
  return { step, values, ...(fileName !== undefined && { fileName }) };
}

/** Drops values that do not fit the current form. */
export function parseDraft(stored: unknown): RegisterDraft | null {
  if (typeof stored !== 'object' || stored === null || !('values' in stored)) return null;
  const { step, values, fileName } = stored as { step?: unknown; values: unknown; fileName?: unknown };
  if (typeof values !== 'object' || values === null) return null;
  const kept = Object.entries(values).filter(([name, value]) => isValidValue(name as RegisterField, value));
  return {
    step: typeof step === 'number' && step >= 0 && step <= lastRegisterStep ? Math.floor(step) : 0,
    values: Object.fromEntries(kept),
    ...(typeof fileName === 'string' && { fileName }),
  };
}

function isValidValue(name: RegisterField, value: unknown): boolean {
  if (name === 'resume' || !(name in emptyRegisterValues)) return false;
  const empty = emptyRegisterValues[name];
  if (!Array.isArray(empty)) return typeof value === typeof empty;
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** The multipart form of POST /signup; lists repeat their name. */
export function signupFormOf({ resume, valueMostInCompany, ...values }: RegisterValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(namesOf(values))) form.append(name, String(value));
  for (const value of valueMostInCompany) form.append('valueMostInCompany', value);
  // The file comes last, so that a server reading in order has the fields first.
  if (resume) form.append('resume', resume);
  return form;
}

/** The step that a history entry belongs to; `pushed` counts the entries of steps before it. */
export function wizardPlaceOf(navigationState: unknown): { step: number; pushed: number } | null {
  if (typeof navigationState !== 'object' || navigationState === null || !('wizard' in navigationState))
    return null;
  const { step, pushed } = navigationState.wizard as { step: unknown; pushed: unknown };
  const isStep = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= lastRegisterStep;
  return isStep(step) && isStep(pushed) ? { step, pushed } : null;
}

/** The paid plan that a company registers for, if plans can be bought. */
export function chosenPlanOf(search: URLSearchParams): Plan | undefined {
  if (!board.sellsPlans) return undefined;
  return paidPlansOf(board.plans).find(({ key }) => key === search.get(planParameter));
}
