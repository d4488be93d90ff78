import { invalidPhone } from '@waymark/contract/identity/choices';
import type { z } from 'zod';

/** What numbers look like is loaded with the first phone field that is used; without it the server alone checks. */
export function loadPhones() {
  return import('@waymark/contract/text/read-phone').catch(() => undefined);
}

/** Whose numbers are meant without a country's code: a guess from the language of the browser. */
export function phoneCountry(): string | undefined {
  return new Intl.Locale(navigator.language).region;
}

/** The same check as the server's, beside what the field's schema says already. */
export function checkedPhone<S extends z.ZodType<string>>(schema: S): S {
  return schema.refine(async (typed) => {
    if (typed.trim() === '') return true;
    const phones = await loadPhones();
    return !phones || phones.readPhone(typed, phoneCountry()) !== undefined;
  }, invalidPhone);
}
