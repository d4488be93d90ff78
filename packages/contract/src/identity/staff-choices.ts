import { meaning, type Message, msg } from '../text/message.ts';
/** Reviewers write resume reviews, moderators manage the board, administrators may do everything. */
export const staffRoles = ['reviewer', 'moderator', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const staffRoleLabels: Readonly<Record<StaffRole, string>> = {
  reviewer: msg`Reviewer`,
  moderator: msg`Moderator`,
  administrator: msg`Administrator`,
};

/** The roles as they stand in a sentence. */
export const staffRoleWords: Readonly<Record<StaffRole, Message>> = {
  reviewer: msg`reviewer${meaning('of the staff, within a sentence')}`,
  moderator: msg`moderator${meaning('of the staff, within a sentence')}`,
  administrator: msg`administrator${meaning('of the staff, within a sentence')}`,
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
  'banner',
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
  'staff.invite': msg`invited a new staff member:`,
  'staff.join': msg`joined the staff`,
  'staff.withdraw-invitation': msg`withdrew an invitation to the staff:`,
  'staff.change-role': msg`changed the role of`,
  'posting.approve': msg`approved the posting`,
  'posting.changes': msg`asked for changes of the posting`,
  'posting.refuse': msg`refused the posting`,
  'posting.suspend': msg`took down the posting`,
  'posting.lift': msg`put back the posting`,
  'posting.language': msg`named the language of the posting`,
  'posting.translations': msg`changed the translations of the posting`,
  'report.keep': msg`found nothing wrong with what was reported`,
  'report.close': msg`closed the posting that was reported`,
  'report.suspend': msg`took down the posting that was reported`,
  'report.warn': msg`warned a company about what was reported`,
  'company.approve': msg`approved the company`,
  'company.verify': msg`verified the company`,
  'company.unverify': msg`took back the verification of the company`,
  'company.suspend': msg`suspended the company`,
  'company.lift': msg`lifted the suspension of the company`,
  'company.grant-plan': msg`granted a plan to the company`,
  'company.grant-place': msg`granted a place for a posting to the company`,
  'company.revoke-plan': msg`took back a plan that was granted to the company`,
  'company.revoke-place': msg`took back a place that was granted to a posting of the company`,
  'company.merge': msg`merged another company into`,
  'user.suspend': msg`suspended the account`,
  'user.reinstate': msg`reinstated the account`,
  'user.end-sessions': msg`ended the sessions of the account`,
  'user.erase': msg`began the erasure of the account`,
  'user.visit': msg`began to look at the board as`,
  'user.end-visit': msg`stopped looking at the board as`,
  'user.reset-second-step': msg`mailed a link that turns off the account’s MFA`,
  'message.answer': msg`answered a message`,
  'message.mark': msg`sorted a message`,
  'call-back.mark': msg`noted what became of a call-back`,
  'package.add': msg`offered the package`,
  'package.change': msg`changed the package`,
  'package.move': msg`moved the package`,
  'package.retire': msg`took the package off sale, or offered it again:`,
  'plan.add': msg`offered the plan`,
  'plan.change': msg`changed the plan`,
  'plan.move': msg`moved the plan`,
  'plan.retire': msg`took the plan off sale, or offered it again:`,
  'plan.delete': msg`deleted the plan`,
  'banner.add': msg`added the banner`,
  'banner.change': msg`changed the banner`,
  'banner.remove': msg`removed the banner`,
  'coupon.add': msg`made the coupon`,
  'coupon.end': msg`ended the coupon`,
  'invoice.paid': msg`noted as paid the invoice`,
  'invoice.credit': msg`took back the invoice`,
  'subscription.end': msg`ended the renewing plan of the order`,
  'cancellation.done': msg`dealt with the cancellation of a contract`,
  'company.invoicing': msg`decided about invoices to the company`,
  'staff.end-sessions': msg`signed out everywhere`,
  'staff.reset-second-step': msg`turned MFA off`,
  'audit.export': msg`made a copy of the log:`,
  'review.claim': msg`took on the review`,
  'review.take-over': msg`took over the review`,
  'review.release': msg`gave back the review`,
  'review.publish': msg`published the review`,
  'review.undo': msg`took back the publication of the review`,
  'review.announce': msg`sent the mail of the review`,
  'review.reopen': msg`opened again the review`,
  'misreading.resolve': msg`resolved the case of a resume that was read wrongly`,
  'review-template.add': msg`added the review template`,
  'review-template.change': msg`changed the review template`,
  'review-template.remove': msg`removed the review template`,
  'mail.resend': msg`had a mail sent again`,
  'mail.set-aside': msg`set a mail aside that was given up`,
  'order.mark': msg`noted something of the order`,
  'order.invoice': msg`had the invoice written afterwards of the order`,
  'order.mail-receipt': msg`had the receipt mailed again of the order`,
  'webhook.replay': msg`acted once more upon the report of the checkout`,
  'webhook.send-now': msg`had sent at once the webhook`,
  'webhook.set-aside': msg`set aside the report of the checkout`,
  'redirect.add': msg`added the redirect`,
  'redirect.remove': msg`removed the redirect`,
  'testimonial.add': msg`added the testimonial`,
  'testimonial.change': msg`changed the testimonial`,
  'testimonial.picture': msg`changed the picture of the testimonial`,
  'testimonial.move': msg`moved the testimonial`,
  'testimonial.hide': msg`hid the testimonial`,
  'testimonial.show': msg`showed the testimonial again`,
  'testimonial.remove': msg`removed the testimonial`,
  'synonym.add': msg`had words mean the same:`,
  'synonym.remove': msg`had words no longer mean the same:`,
  'feed.switch': msg`switched on or off the feed for`,
  'feed.key': msg`made a new address of the feed for`,
  'feed.leave-out': msg`left a company out of the feed for`,
  'feed.take-back': msg`put a company back into the feed for`,
  'search-notice.switch': msg`switched on or off the notices to`,
  'source.add': msg`added the source of postings`,
  'source.change': msg`changed the source of postings`,
  'source.switch': msg`switched on or off the source of postings`,
  'source.close': msg`decided on closings of the source of postings`,
  'source.remove': msg`removed the source of postings`,
  'moving.run': msg`moved in postings of the board`,
  'moving.start': msg`began to invite people who moved with another board:`,
  'moving.stop': msg`stopped inviting people who moved with another board:`,
  'source.upload': msg`imported a file of postings under`,
  'setting.change': msg`changed the setting`,
  'category-words.move': msg`moved postings by the setting`,
  'category-words.undo': msg`put back postings that were moved by the setting`,
  'post.publish': msg`published the post`,
  'post.schedule': msg`set a day for the post`,
  'post.unschedule': msg`took the day off the post`,
  'post.withdraw': msg`took down the post`,
  'post.restore': msg`made an earlier version the draft of the post`,
  'post.begin': msg`began the post`,
  'post.delete': msg`deleted the draft of the post`,
  'post.picture': msg`uploaded a picture for the post`,
  'comment.decide': msg`decided on the comment`,
  'comment.answer': msg`answered the comment`,
  'newsletter.begin': msg`began the issue of the newsletter`,
  'newsletter.delete': msg`deleted the draft of the issue`,
  'newsletter.test': msg`mailed themselves the issue`,
  'newsletter.schedule': msg`set a day for the issue`,
  'newsletter.unschedule': msg`took the day off the issue`,
  'newsletter.send': msg`sent the issue`,
  'newsletter.stop': msg`stopped the sending of the issue`,
  'key.create': msg`created the API key`,
  'key.revoke': msg`revoked the API key`,
} as const;

export type StaffAction = keyof typeof staffActionWords;

export const staffUserLists = [
  { value: 'all', label: msg`All` },
  { value: 'suspended', label: msg`Suspended` },
  { value: 'leaving', label: msg`Leaving` },
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
