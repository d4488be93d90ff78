import { distanceUnits } from '../jobs/choices.ts';
import { setting } from '../setting.ts';
import { z } from '../zod.ts';

export const settings = {
  distanceUnit: setting({
    schema: z.enum(distanceUnits),
    standard: 'Km',
    shown: (unit) => ({ unit }),
    page: '/staff/settings',
  }),
};
