import { msg } from '../text/message.ts';
export const companySorts = [
  { value: 'jobs', label: msg`Most open jobs` },
  { value: 'name', label: msg`Name` },
] as const;

/** The filters of the portfolio, spelled as specified. */
export const workFields = [
  { value: 'designing', label: msg`Designing` },
  { value: 'construct', label: msg`Construct` },
  { value: 'finance', label: msg`Finance` },
  { value: 'development', label: msg`Development` },
  { value: 'archeology', label: msg`Archeology` },
] as const;
