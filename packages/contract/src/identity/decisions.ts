import { z } from '../zod.ts';
import { decisionReasonMaxLength } from './staff-choices.ts';
import { fixed } from '../text/say.ts';

/** An optional reason that the other side reads. */
export const optionalReason = z
  .string()
  .trim()
  .max(decisionReasonMaxLength, fixed`Please keep it to ${decisionReasonMaxLength} characters.`)
  .default('');

/** A reason that the other side reads. */
export const neededReason = z
  .string(fixed`Please give a reason.`)
  .trim()
  .min(1, fixed`Please give a reason.`)
  .max(decisionReasonMaxLength, fixed`Please keep it to ${decisionReasonMaxLength} characters.`);

/** An earlier action of staff, in words that follow the name. */
export const staffNoteSchema = z.object({
  id: z.uuid(),
  what: z.string(),
  /** Null for commands, and for former staff. */
  who: z.string().nullable(),
  reason: z.string(),
  at: z.iso.datetime(),
});
export type StaffNote = z.infer<typeof staffNoteSchema>;
