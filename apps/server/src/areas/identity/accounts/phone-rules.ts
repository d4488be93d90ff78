import { invalidPhone } from '@waymark/contract/identity/choices/accounts';
import { readPhone } from '@waymark/contract/text/read-phone';
import { invalidFields } from '../../../platform/http/parse-fields.ts';

/** A phone number as it is stored: as it is written between countries, where it says its own. Empty means none. */
export function writtenPhone(typed: string): string {
  if (typed === '') return '';
  const phone = readPhone(typed);
  if (phone === undefined) throw invalidFields({ phone: invalidPhone });
  return phone;
}
