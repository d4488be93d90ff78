import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import { newId } from '../platform/ids.ts';

interface DemoTestimonial {
  quote: string;
  name: string;
  role: string;
}

/** What invented people say in the demo; a board of your own starts without any. */
export const demoTestimonials: readonly DemoTestimonial[] = [
  {
    quote:
      'I looked for a placement in another city and could see what each one pays before I wrote a single letter. Three applications, two answers, one desk by the window.',
    name: 'Noor Castellan',
    role: 'Student',
  },
  {
    quote:
      'The best part is the small word “viewed”. I knew on Tuesday that someone had read my letter, and stopped checking my mail every ten minutes.',
    name: 'Tomas Ferrygate',
    role: 'Electrician',
  },
  {
    quote:
      'Our practice needed a nurse for the late shift. We had five people to talk to within the week, and every one of them had read the whole posting.',
    name: 'Dr. Imogen Larkspur',
    role: 'Practice owner',
  },
  {
    quote:
      'I typed my old job title, spelled it wrong, and still found work twenty minutes from home. My bicycle is very happy about it.',
    name: 'Wendell Oakhart',
    role: 'Warehouse supervisor',
  },
  {
    quote:
      'The reviewer marked four sentences on my resume. I changed them in an evening. The next company I wrote to called me back.',
    name: 'Priya Hollowell',
    role: 'Data analyst',
  },
  {
    quote:
      'After twelve years with one employer I had no idea where to begin. Looking through skills instead of titles showed me jobs that I had never heard of and could do.',
    name: 'Matteo Brightwater',
    role: 'Project manager',
  },
  {
    quote:
      'It worked on the old telephone that I have, in the bus, with one thumb. That was all I asked for.',
    name: 'Awa Sandeval',
    role: 'Hotel receptionist',
  },
];

/** Puts them in where there are none at all: those of real people are never mixed with invented ones. */
export async function createDemoTestimonials(transaction: Kysely<Tables>): Promise<void> {
  const known = await transaction.selectFrom('testimonials').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const now = Date.now();
  await transaction
    .insertInto('testimonials')
    .values(
      demoTestimonials.map(({ quote, name, role }, at) => ({
        id: newId(),
        quote,
        person_name: name,
        person_role: role,
        // The newest is shown first: the order of the list.
        created_at: new Date(now - at * 86_400_000),
      })),
    )
    .execute();
}
