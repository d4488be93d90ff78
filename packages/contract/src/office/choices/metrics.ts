/** The metrics of the board, counted by day. */
export const boardFigures = [
  { value: 'candidates', label: 'New candidates' },
  { value: 'employers', label: 'New employers' },
  { value: 'postings-opened', label: 'Postings opened' },
  { value: 'postings-closed', label: 'Postings closed' },
  { value: 'views', label: 'Views of postings' },
  { value: 'applications', label: 'Applications' },
  { value: 'alerts', label: 'Job alerts sent' },
  { value: 'orders', label: 'Orders paid' },
  { value: 'reviews-asked', label: 'Reviews asked for' },
  { value: 'reviews-published', label: 'Reviews published' },
] as const;
export type BoardFigure = (typeof boardFigures)[number]['value'];

/** Periods in days. */
export const figurePeriods = [30, 90, 365] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

export const figureSteps = [
  { value: 'day', label: 'By day' },
  { value: 'week', label: 'By week' },
  { value: 'month', label: 'By month' },
] as const;
export type FigureStep = (typeof figureSteps)[number]['value'];
