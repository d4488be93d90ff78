import { fileURLToPath } from 'node:url';
import { allSettings } from '@waymark/contract/all-settings';
import { bannerFieldsSchema } from '@waymark/contract/content/banners';
import { auditEndpoints } from '@waymark/contract/identity/audit';
import { couponFieldsSchema } from '@waymark/contract/payments/coupons';
import type { ReviewTemplate } from '@waymark/contract/office/review-desk';
import { synonymFieldsSchema } from '@waymark/contract/search/synonyms';
import type { z } from '@waymark/contract/zod';
import { parseSync, Visitor, type ESTree } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { describeChanges } from '../../apps/server/src/areas/identity/audit/change-rules.ts';
import { packageColumnsOf } from '../../apps/server/src/areas/payments/career-services/rules.ts';
import { planColumnsOf } from '../../apps/server/src/areas/payments/plans/rules.ts';
import { createPseudoSay } from '../../apps/server/src/testing/pseudo-say.ts';
import { listMessages } from './catalogs.ts';
import { isTest, readSources } from './source-files.ts';

/* The log of staff's actions, with messages in other letters: a field without a label is still in Latin ones. */

const sources = readSources(fileURLToPath(new URL('../../', import.meta.url)));
const say = createPseudoSay('ar', listMessages(sources));

/** The names of fields that a reader would see in English. */
function listUnnamed(after: object, id = '–'): string[] {
  return describeChanges(
    { subject: { kind: id === '–' ? 'job' : 'setting', id }, before: {}, after },
    { say, names: new Map() },
  ).flatMap(({ field }) => field.split(' › ').filter((part) => !part.includes('[!!')));
}

type Schema = z.ZodType & { def: Record<string, never> };
const wrappers = ['nullable', 'optional', 'default', 'prefault', 'readonly'];

/** A value with every field of a schema, down to what is no object; one entry of each list by names. */
function fill(schema: Schema): unknown {
  const {
    type,
    innerType,
    in: input,
    shape,
    keyType,
    valueType,
  } = schema.def as unknown as {
    type: string;
    innerType: Schema;
    in: Schema;
    shape: Record<string, Schema>;
    keyType: Schema & { options?: string[] };
    valueType: Schema;
  };
  if (wrappers.includes(type)) return fill(innerType);
  if (type === 'pipe') return fill(input);
  if (type === 'object')
    return Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, fill(inner)]));
  // Keys that the operator writes are words of the operator.
  if (type === 'record')
    return Object.fromEntries((keyType.options ?? []).map((key) => [key, fill(valueType)]));
  return 1;
}

test('[L-40] the log names every field of every setting by a message', () => {
  const unnamed = Object.entries(allSettings).flatMap(([key, { schema }]) =>
    listUnnamed({ value: fill(schema as unknown as Schema) }, key).map((part) => `${key}: ${part}`),
  );
  expect(Object.keys(allSettings).length).toBeGreaterThan(30);
  expect(unnamed).toEqual([]);
});

const noters: ReadonlySet<string> = new Set(['noteStaffAction', 'noteOnIssue', 'note']);
/** Fields of an entry itself, and of what else stands among the arguments. */
const ofEntries = ['staffId', 'action', 'subjectKind', 'subjectId', 'reason', 'before', 'after'];

/** The names of fields that stand in the code where it notes an action of staff. */
function listNotedKeys(file: string, code: string): string[] {
  const keys: string[] = [];
  const keyVisitor = new Visitor({
    Property({ key, computed }) {
      if (!computed && key.type === 'Identifier') keys.push(key.name);
    },
  });
  const collect = (node: ESTree.Node) => keyVisitor.visit({ type: 'Program', body: [node] } as never);
  const visitor = new Visitor({
    CallExpression(call) {
      if (call.callee.type === 'Identifier' && noters.has(call.callee.name)) collect(call);
    },
    VariableDeclarator({ id, init }) {
      if (
        id.type === 'Identifier' &&
        ['before', 'after'].includes(id.name) &&
        init?.type === 'ObjectExpression'
      )
        collect(init);
    },
  });
  visitor.visit(parseSync(file, code, { lang: 'ts' }).program);
  return keys.filter((key) => !ofEntries.includes(key));
}

test('[L-40] the log names by a message what the code notes field by field', () => {
  const files = sources.filter(
    (file) =>
      file.path.startsWith('apps/server/') &&
      !isTest(file) &&
      /\bnote(?:StaffAction|OnIssue)\(/.test(file.text),
  );
  const keys = new Set(files.flatMap(({ path, text }) => listNotedKeys(path, text)));
  expect([...keys]).toEqual(
    expect.arrayContaining(['scheduledFor', 'place', 'linked', 'receivers', 'heldReason']),
  );
  expect(listUnnamed(Object.fromEntries([...keys].map((key) => [key, 1])))).toEqual([]);
});

/** Objects that are noted whole, so that no field of them stands where they are noted. */
const noted: Readonly<Record<string, object>> = {
  banner: bannerFieldsSchema.shape,
  coupon: couponFieldsSchema.shape,
  synonym: synonymFieldsSchema.shape,
  plan: planColumnsOf('plan', {
    name: 'Basic',
    unit: '',
    amount: 1,
    currency: 'EUR',
    days: 30,
    postings: 1,
    seats: 1,
    candidateSearch: true,
    featuredDays: 0,
    refundTerms: '',
    renewal: 'once',
    trialDays: 0,
  }),
  package: packageColumnsOf({
    packageName: '',
    packageDescription: '',
    packagePrice: 1,
    currency: 'EUR',
    checkoutLink: '/',
    refundTerms: '',
  }),
  filters: auditEndpoints['GET /staff/audit/export'].query.shape,
  template: { id: 1, name: 1, text: 1, isShared: 1 } satisfies Record<keyof ReviewTemplate, number>,
  key: { name: 1, prefix: 1, scopes: 1 },
  user: { suspendedAt: 1, deletionDueAt: 1, sessions: 1 },
  merged: { jobs: 1, members: 1 },
  language: { language: 1, stated: 1 },
  order: { progress: 1, refunded: 1, status: 1, flag: 1 },
};

test.each(Object.entries(noted))(
  '[L-40] the log names each field of the %s by a message',
  (_what, fields) => {
    const keys = Object.keys(fields);
    expect(keys.length).toBeGreaterThan(1);
    expect(listUnnamed(Object.fromEntries(keys.map((key) => [key, 1])))).toEqual([]);
  },
);
