export const companySorts = [
  { value: 'jobs', label: 'Most open jobs' },
  { value: 'name', label: 'Name' },
] as const;

/** The filters of the portfolio, spelled as specified. */
export const workFields = [
  { value: 'designing', label: 'Designing' },
  { value: 'construct', label: 'Construct' },
  { value: 'finance', label: 'Finance' },
  { value: 'development', label: 'Development' },
  { value: 'archeology', label: 'Archeology' },
] as const;
