import { useEffect, useRef, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { registerSteps, type RegisterValues } from '../constants.ts';

/** A new step is announced by its heading; one with a field at fault leads straight to that field. */
export function useStepFocus(
  form: UseFormReturn<RegisterValues>,
  step: number,
  heading: RefObject<HTMLElement | null>,
): void {
  const shown = useRef(step);
  const { getFieldState, setFocus } = form;

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const faulty = registerSteps[step]?.fields.find((field) => getFieldState(field).error);
    if (faulty) setFocus(faulty);
    else heading.current?.focus();
  }, [step, heading, getFieldState, setFocus]);
}
