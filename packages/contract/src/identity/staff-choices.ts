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
  'plan',
  'coupon',
  'invoice',
  'order',
  'webhook',
  'mail',
  'testimonial',
  'redirect',
  'synonym',
  'feed',
  'featured-city',
  'import',
  'source',
  'setting',
  'invitation',
  'post',
  'comment',
  'newsletter',
  'key',
  'misreading',
] as const;
export type AuditSubjectKind = (typeof auditSubjectKinds)[number];

/** Staff actions, worded to follow a name (L-17). */
export const staffActionWords = {
  'staff.invite': 'invited a new staff member:',
  'staff.join': 'joined the staff',
  'staff.withdraw-invitation': 'withdrew an invitation to the staff:',
  'staff.change-role': 'changed the role of',
  'posting.approve': 'approved the posting',
  'posting.changes': 'asked for changes of the posting',
  'posting.refuse': 'refused the posting',
  'posting.suspend': 'took down the posting',
  'posting.lift': 'put back the posting',
  'report.keep': 'found nothing wrong with what was reported',
  'report.close': 'closed the posting that was reported',
  'report.suspend': 'took down the posting that was reported',
  'report.warn': 'warned a company about what was reported',
  'company.approve': 'approved the company',
  'company.verify': 'verified the company',
  'company.unverify': 'took back the verification of the company',
  'company.suspend': 'suspended the company',
  'company.lift': 'lifted the suspension of the company',
  'company.grant-plan': 'granted a plan to the company',
  'company.grant-place': 'granted a place for a posting to the company',
  'company.revoke-plan': 'took back a plan that was granted to the company',
  'company.revoke-place': 'took back a place that was granted to a posting of the company',
  'company.merge': 'merged another company into',
  'user.suspend': 'suspended the account',
  'user.reinstate': 'reinstated the account',
  'user.end-sessions': 'ended the sessions of the account',
  'user.erase': 'began the erasure of the account',
  'user.visit': 'began to look at the board as',
  'user.end-visit': 'stopped looking at the board as',
  'user.reset-second-step': 'mailed a link that turns off the account’s MFA',
  'message.answer': 'answered a message',
  'message.mark': 'sorted a message',
  'call-back.mark': 'noted what became of a call-back',
  'package.add': 'offered the package',
  'package.change': 'changed the package',
  'package.move': 'moved the package',
  'package.retire': 'took the package off sale, or offered it again:',
  'plan.add': 'offered the plan',
  'plan.change': 'changed the plan',
  'plan.move': 'moved the plan',
  'plan.retire': 'took the plan off sale, or offered it again:',
  'plan.delete': 'deleted the plan',
  'coupon.add': 'made the coupon',
  'coupon.end': 'ended the coupon',
  'invoice.paid': 'noted as paid the invoice',
  'invoice.credit': 'took back the invoice',
  'company.invoicing': 'decided about invoices to the company',
  'staff.end-sessions': 'signed out everywhere',
  'staff.reset-second-step': 'turned MFA off',
  'audit.export': 'made a copy of the log:',
  'review.claim': 'took on the review',
  'review.take-over': 'took over the review',
  'review.release': 'gave back the review',
  'review.publish': 'published the review',
  'review.undo': 'took back the publication of the review',
  'review.announce': 'sent the mail of the review',
  'review.reopen': 'opened again the review',
  'misreading.resolve': 'resolved the case of a resume that was read wrongly',
  'review-template.add': 'added the review template',
  'review-template.change': 'changed the review template',
  'review-template.remove': 'removed the review template',
  'mail.resend': 'had a mail sent again',
  'mail.set-aside': 'set a mail aside that was given up',
  'order.mark': 'noted something of the order',
  'order.mail-receipt': 'had the receipt mailed again of the order',
  'webhook.replay': 'acted once more upon the report of the checkout',
  'webhook.send-now': 'had sent at once the webhook',
  'webhook.set-aside': 'set aside the report of the checkout',
  'redirect.add': 'added the redirect',
  'redirect.remove': 'removed the redirect',
  'testimonial.add': 'added the testimonial',
  'testimonial.change': 'changed the testimonial',
  'testimonial.picture': 'changed the picture of the testimonial',
  'testimonial.move': 'moved the testimonial',
  'testimonial.hide': 'hid the testimonial',
  'testimonial.show': 'showed the testimonial again',
  'testimonial.remove': 'removed the testimonial',
  'synonym.add': 'had words mean the same:',
  'synonym.remove': 'had words no longer mean the same:',
  'feed.switch': 'switched on or off the feed for',
  'feed.key': 'made a new address of the feed for',
  'feed.leave-out': 'left a company out of the feed for',
  'feed.take-back': 'put a company back into the feed for',
  'search-notice.switch': 'switched on or off the notices to',
  'source.add': 'added the source of postings',
  'source.change': 'changed the source of postings',
  'source.switch': 'switched on or off the source of postings',
  'source.close': 'decided on closings of the source of postings',
  'source.remove': 'removed the source of postings',
  'moving.run': 'moved in postings of the board',
  'moving.start': 'began to invite people who moved with another board:',
  'moving.stop': 'stopped inviting people who moved with another board:',
  'source.upload': 'imported a file of postings under',
  'setting.change': 'changed the setting',
  'category-words.move': 'moved postings by the setting',
  'category-words.undo': 'put back postings that were moved by the setting',
  'post.publish': 'published the post',
  'post.schedule': 'set a day for the post',
  'post.unschedule': 'took the day off the post',
  'post.withdraw': 'took down the post',
  'post.restore': 'made an earlier version the draft of the post',
  'post.begin': 'began the post',
  'post.delete': 'deleted the draft of the post',
  'post.picture': 'uploaded a picture for the post',
  'comment.decide': 'decided on the comment',
  'comment.answer': 'answered the comment',
  'newsletter.begin': 'began the issue of the newsletter',
  'newsletter.delete': 'deleted the draft of the issue',
  'newsletter.test': 'mailed themselves the issue',
  'newsletter.schedule': 'set a day for the issue',
  'newsletter.unschedule': 'took the day off the issue',
  'newsletter.send': 'sent the issue',
  'newsletter.stop': 'stopped the sending of the issue',
  'key.create': 'created the API key',
  'key.revoke': 'revoked the API key',
} as const;

export type StaffAction = keyof typeof staffActionWords;

export const staffUserLists = [
  { value: 'all', label: 'All' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'leaving', label: 'Leaving' },
] as const;
export type StaffUserList = (typeof staffUserLists)[number]['value'];

/** Actions of staff on an account. */
export const userChanges = ['suspend', 'reinstate', 'end-sessions', 'erase'] as const;
export type UserChange = (typeof userChanges)[number];

/** The actions that need a reason. */
export const userChangesWithReason: readonly UserChange[] = ['suspend', 'erase'];

/** How long a user can allow impersonation, in hours. */
export const supportHours = [1, 24] as const;
export type SupportHours = (typeof supportHours)[number];

/** The maximum length of one impersonation. */
export const supportVisitMinutes = 30;

export const decisionReasonMaxLength = 1000;
