import { z } from '../zod.ts';
import { decisionReasonMaxLength } from './choices/moderation.ts';

/** What somebody at the other end is told, or nothing. */
export const optionalReason = z
  .string()
  .trim()
  .max(decisionReasonMaxLength, `Please keep it to ${decisionReasonMaxLength} characters.`)
  .default('');

/** What somebody at the other end is told. */
export const neededReason = z
  .string('Please give a reason.')
  .trim()
  .min(1, 'Please give a reason.')
  .max(decisionReasonMaxLength, `Please keep it to ${decisionReasonMaxLength} characters.`);

/** Something that staff did before, with the words that go on after the name. */
export const staffNoteSchema = z.object({
  id: z.uuid(),
  what: z.string(),
  /** Null for what a command did at the machine, and for who has left. */
  who: z.string().nullable(),
  reason: z.string(),
  at: z.iso.datetime(),
});
export type StaffNote = z.infer<typeof staffNoteSchema>;
