import { z } from 'zod';

export const resumeSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.number().int(),
  uploadedAt: z.string(),
  isDefault: z.boolean(),
});
export type Resume = z.infer<typeof resumeSchema>;
export const resumesSchema = z.object({ data: z.array(resumeSchema) });
export const resumeParamsSchema = z.strictObject({
  resumeId: z.uuid('There is no resume with this address.'),
});
