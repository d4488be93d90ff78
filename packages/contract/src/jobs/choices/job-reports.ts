export const jobReportReasons = [
  { value: 'closed', label: 'The job is closed already' },
  { value: 'misleading', label: 'It is not what the posting says' },
  { value: 'money', label: 'Somebody asks for money' },
  { value: 'discriminates', label: 'It discriminates against people' },
  { value: 'spam', label: 'It is spam, or no job at all' },
  { value: 'other', label: 'Something else' },
] as const;
export type JobReportReason = (typeof jobReportReasons)[number]['value'];

export const jobReportMaxLength = 1000;
