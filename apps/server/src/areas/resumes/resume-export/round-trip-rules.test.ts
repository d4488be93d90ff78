import {
  resumeDocumentSchema,
  type ResumeDocument,
  type ResumeDocumentInput,
} from '@waymark/contract/resumes/resume-profile';
import { refuseImplausible } from '@waymark/contract/resumes/resume-profile/plausible';
import { resumeSections } from '@waymark/contract/resumes/resume-profile/sections';
import fc from 'fast-check';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { toJsonResume } from './document-rules.ts';
import { toSections } from './import-sections-rules.ts';
import { readJsonResume } from './json-resume-rules.ts';
import type { Person } from './rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

const { validate } = createRequire(import.meta.url)('@jsonresume/schema') as {
  validate(resume: unknown, done: (errors: { stack: string }[] | null) => void): void;
};

const person: Person = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '+44 20 7946 0958',
  location: 'Leeds, England, United Kingdom',
  jobTitle: 'Analyst',
};
const contact = { name: 'Dr. Ada', phone: '+49 30 5550100', address: '1 High St', postalCode: 'LS1' };

/** Fields with a format that their type does not express. */
const special: Record<string, fc.Arbitrary<unknown>> = {
  id: fc.uuid({ version: 4 }),
  url: fc.constantFrom('', 'https://example.org/a b?c=d#e', 'exämple.org/ü', 'http://a.example'),
  website: fc.constantFrom('', 'https://ada.example/', 'ada.example'),
  picture: fc.constantFrom('', 'https://ada.example/me.png'),
  email: fc.constantFrom('', 'other@example.org', person.email),
  countryCode: fc.constantFrom('', 'GB', 'IN'),
  workPermitCountry: fc.constantFrom('', 'India'),
  lastUsed: fc.constantFrom('', '2019'),
  dateOfBirth: fc.constantFrom('', '1990-02-28'),
  headline: fc.constantFrom('', person.jobTitle, 'Keeper of 北 Lights'),
  city: fc.constantFrom('', 'Leeds', 'Łódź'),
  taggedWith: fc.constant(''),
};
const dates = ['from', 'till', 'date', 'publishedOn', 'availableFrom'];
const texts = fc.oneof(
  fc.constantFrom('', '', 'C', 'C++ 17', 'Patent', 'presentation', ' two  words ', 'true', '2019', '北京'),
  fc.string({ maxLength: 12, unit: 'grapheme' }).filter((text) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text)),
);
const multiline = new Set(['description', 'details', 'reference', 'summary', 'permanentAddress']);

/** Sample values for a schema of My Resume, generated from its definition. */
function valuesOf(schema: z.core.$ZodType, name: string): fc.Arbitrary<unknown> {
  const { def } = schema._zod;
  const known = special[name];
  if (known) return known;
  if (dates.includes(name)) return fc.constantFrom('', '2001', '2019-06', '2019-06-30', '2020-01');
  if (def.type === 'default' || def.type === 'prefault' || def.type === 'nullable')
    return valuesOf((def as z.core.$ZodDefaultDef).innerType, name);
  if (def.type === 'object') {
    const { shape } = def as z.core.$ZodObjectDef;
    return fc.record(
      Object.fromEntries(Object.entries(shape).map(([key, one]) => [key, valuesOf(one, key)])),
    );
  }
  if (def.type === 'array') {
    return fc.array(valuesOf((def as z.core.$ZodArrayDef).element, ''), { maxLength: 3 });
  }
  if (def.type === 'union') {
    return fc.oneof(...(def as z.core.$ZodUnionDef).options.map((one) => valuesOf(one, '')));
  }
  if (def.type === 'literal') return fc.constantFrom(...(def as z.core.$ZodLiteralDef<string>).values);
  if (def.type === 'enum') return fc.constantFrom(...Object.values((def as z.core.$ZodEnumDef).entries));
  if (def.type === 'boolean') return fc.boolean();
  if (def.type === 'number') return fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 11 }));
  expect(def.type, `a value for ${name}`).toBe('string');
  return multiline.has(name) ? fc.array(texts, { maxLength: 3 }).map((some) => some.join('\n')) : texts;
}

/** A valid My Resume with every field filled in. */
const documents = fc
  .record(Object.fromEntries(Object.entries(resumeSections).map(([key, one]) => [key, valuesOf(one, key)])))
  .map((drawn) => {
    const kept = Object.entries(drawn).map(([key, value]) => {
      const section = key as keyof typeof resumeSections;
      const schema = (resumeSections[section] as z.ZodType).superRefine(refuseImplausible(section));
      if (!Array.isArray(value)) return [key, schema.safeParse(value).success ? value : undefined];
      return [key, value.filter((one) => schema.safeParse([one]).success)];
    });
    return resumeDocumentSchema.parse(Object.fromEntries(kept));
  })
  .chain((document) => {
    const tags = ['', ...[...document.employment, ...document.education].map(({ id }) => id)];
    return fc.array(fc.constantFrom(...tags), { minLength: 3, maxLength: 3 }).map((chosen) => ({
      ...document,
      projects: document.projects.map((one, at) => ({ ...one, taggedWith: chosen[at] ?? '' })),
    }));
  });

/** Replaces generated ids: a tag becomes the position of its entry. */
function comparable(document: ResumeDocument): unknown {
  const ids = [...document.employment, ...document.education].map(({ id }) => id);
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => {
      if (key === 'id') return undefined;
      return key === 'taggedWith' && value !== '' ? ids.indexOf(String(value)) : value;
    }),
  );
}

function comeBack(document: ResumeDocument, withPersonal: boolean) {
  const exported = toJsonResume(document, person, contact, { withPersonal });
  validate(exported, (errors) => expect(errors?.map(({ stack }) => stack)).toBeUndefined());
  const read = readJsonResume(JSON.stringify(exported));
  if ('problem' in read) throw new Error(sayEnglish(read.problem));
  const {
    sections,
    contact: back,
    leftOut,
  } = toSections(read.resume, person, resumeDocumentSchema.parse({}));
  expect([...read.leftOut, ...leftOut]).toEqual([]);
  expect(back).toEqual(contact);
  const found = Object.fromEntries(sections.map(({ section, value }) => [section, value]));
  return { exported, document: resumeDocumentSchema.parse(found) };
}

test('[C-6] a JSON Resume restores all of My Resume', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const back = comeBack(document, true);
      expect(comparable(back.document)).toEqual(comparable(document));
    }),
    { numRuns: 120 },
  );
});

test('[C-6] restores private data only from a file exported with it', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const { desired, personal } = resumeDocumentSchema.parse({});
      const back = comeBack(document, false);
      expect(comparable(back.document)).toEqual(comparable({ ...document, desired, personal }));
      expect(back.exported).not.toHaveProperty('x-waymark');
    }),
    { numRuns: 50 },
  );
});

test('[C-6] a file contains no ids of this board', () => {
  const id = '018f0000-0000-7000-8000-000000000001';
  const given: ResumeDocumentInput = {
    employment: [{ id, designation: 'Analyst' }],
    projects: [{ id: '018f0000-0000-7000-8000-000000000002', title: 'Engine', taggedWith: id }],
  };
  const { exported } = comeBack(resumeDocumentSchema.parse(given), true);
  expect(JSON.stringify(exported)).not.toMatch(/018f/);
});
