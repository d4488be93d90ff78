import type { ContactDetails } from '@waymark/contract/content/contact';
import { mapPositionSchema } from '@waymark/contract/places/map-position';
import { z } from 'zod';

const positionFormat = 'CONTACT_POSITION is latitude and longitude in degrees, for example 51.4468,-2.5916.';

/** What the contact page shows; what is not set is not shown. */
export const contactSettings = {
  CONTACT_EMAIL: z.email('CONTACT_EMAIL is an e-mail address.').optional(),
  CONTACT_PHONE: z.string().min(3, 'CONTACT_PHONE is a phone number.').optional(),
  CONTACT_ADDRESS: z.string().min(5, 'CONTACT_ADDRESS is a postal address.').optional(),
  CONTACT_POSITION: z
    .string()
    .regex(/^-?\d+(\.\d+)?\s*,\s*-?\d+(\.\d+)?$/, positionFormat)
    .transform((text) => {
      const [latitude = NaN, longitude = NaN] = text.split(',').map(Number);
      return { latitude, longitude };
    })
    .refine((position) => mapPositionSchema.safeParse(position).success, positionFormat)
    .optional(),
};

type ContactSettings = z.output<z.ZodObject<typeof contactSettings>>;

/** Reserved names and numbers that reach nobody: RFC 2606 and Ofcom's numbers for drama. */
const demoContact: ContactDetails = {
  email: 'hello@waymark.example',
  phone: '+44 117 496 0182',
  address: '12 Wayfarer Street, Bristol, United Kingdom',
  position: { latitude: 51.4508, longitude: -2.5927 },
};

/** The settings as they are; the demo shows an office of its own where none is set. */
export function readContact(settings: ContactSettings, demo: boolean): ContactDetails {
  const { CONTACT_EMAIL, CONTACT_PHONE, CONTACT_ADDRESS, CONTACT_POSITION } = settings;
  if (demo && !CONTACT_EMAIL && !CONTACT_PHONE && !CONTACT_ADDRESS) return demoContact;
  return {
    email: CONTACT_EMAIL ?? null,
    phone: CONTACT_PHONE ?? null,
    address: CONTACT_ADDRESS ?? null,
    // A map of a place that nobody names would help nobody.
    position: CONTACT_ADDRESS ? (CONTACT_POSITION ?? null) : null,
  };
}
