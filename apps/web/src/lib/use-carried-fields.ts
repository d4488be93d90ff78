import { createContext, use, useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { carriedFieldsOf, type CarriedFields } from './carried-fields.ts';

interface TypedFields {
  typed: CarriedFields;
  note: (typed: CarriedFields) => void;
}

/** Between the form of an account page and the links beside it, which take along what was typed. */
export const TypedFieldsContext = createContext<TypedFields>({ typed: {}, note: () => undefined });

/** What a link to another account page takes along: what came here, and what was typed since. */
export function useFieldsToCarry(): CarriedFields {
  const { typed } = use(TypedFieldsContext);
  const before = carriedFieldsOf(useLocation().state);
  return carriedFieldsOf({ ...before, ...(typed.lastName && { hasOneName: false }), ...typed });
}

/** Fills the form's empty fields with what was typed on the page before, and notes what is typed here. */
export function useCarriedFields<T extends FieldValues, Fields>(
  form: UseFormReturn<T, unknown, Fields>,
  names: readonly (keyof CarriedFields & Path<T>)[],
): void {
  const { state } = useLocation();
  const { note } = use(TypedFieldsContext);
  const { subscribe, getValues, setValue } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => note(carriedFieldsOf(values)) }),
    [subscribe, note],
  );

  // After the first render, which has to be the server's: a reload keeps the state, the server never sees it.
  useEffect(() => {
    const carried = carriedFieldsOf(state);
    for (const name of names) {
      const value = carried[name];
      if (value === undefined || getValues(name)) continue;
      setValue(name, value as PathValue<T, typeof name>, { shouldDirty: true });
    }
  }, [state, names, getValues, setValue]);
}
