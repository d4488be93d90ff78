/** Reviewers write resume reviews, moderators manage the board, administrators may do everything. */
export const staffRoles = ['reviewer', 'moderator', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const staffRoleLabels: Readonly<Record<StaffRole, string>> = {
  reviewer: 'Reviewer',
  moderator: 'Moderator',
  administrator: 'Administrator',
};

/** The kinds of things that staff act on. */
export const auditSubjectKinds = [
  'user',
  'job',
  'company',
  'review',
  'review-template',
  'report',
  'message',
  'call-back',
  'package',
  'order',
  'webhook',
  'mail',
  'testimonial',
  'redirect',
  'synonym',
  'featured-city',
  'import',
  'setting',
  'invitation',
  'post',
  'comment',
  'newsletter',
] as const;
export type AuditSubjectKind = (typeof auditSubjectKinds)[number];
