import { z } from 'zod';
import { msg, type Message } from './text/message.ts';
import { fixed, sayEnglish } from './text/say.ts';

/*
 * The default messages of schemas, for people who fill in forms. Zod applies them to all schemas; every file with
 * schemas imports zod from here.
 */
z.config({
  customError: describeIssue,
  // The security policy of pages forbids generated code, and reports the attempt.
  jitless: 'document' in globalThis,
});

export { z };

const kinds: Readonly<Record<string, string>> = {
  string: msg`Please write some text here.`,
  number: msg`Please enter a number.`,
  int: msg`Please enter a whole number.`,
  boolean: msg`Please answer yes or no.`,
  array: msg`Please choose from the list.`,
  date: msg`Please enter a date.`,
};

const formats: Readonly<Record<string, string>> = {
  email: msg`Please enter a complete email address.`,
  url: msg`Please enter a complete address, for example https://waymark.example.`,
  uuid: msg`There is nothing with this number.`,
  datetime: msg`Please enter a day and a time.`,
  date: msg`Please enter a day, for example 2026-04-01.`,
};

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** The default message for an issue. */
function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? msg`Please fill this in.` : (kinds[issue.expected] ?? notAccepted);
    case 'invalid_value':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return msg`Please choose one of the values that are offered.`;
    case 'too_small':
      return atLeast(issue.origin, String(issue.minimum));
    case 'too_big':
      return atMost(issue.origin, String(issue.maximum));
    case 'not_multiple_of':
      return fixed`Please enter a multiple of ${issue.divisor}.`;
    case 'invalid_format':
      return formats[issue.format] ?? msg`Please check how this is written.`;
    case 'unrecognized_keys':
      // Never `fixed`: a stranger chose the name. Servers say it with `unknownField`.
      return sayEnglish(unknownField(issue.keys[0]));
    default:
      return notAccepted;
  }
}

/** Of a name that no field has. */
export const unknownField = (name: string | undefined): Message => msg`“${name}” is not a part of the form.`;

const notAccepted = msg`This value is not accepted.`;

const isChosen = (origin: string) => origin === 'array' || origin === 'set';

// The limits stand in schemas, so that there are as many sentences as limits.
function atLeast(origin: string, least: string): string {
  if (isChosen(origin)) return fixed`Please choose at least ${least}.`;
  if (origin === 'string') return fixed`Please use at least ${least} characters.`;
  return fixed`Please enter at least ${least}.`;
}

function atMost(origin: string, most: string): string {
  if (isChosen(origin)) return fixed`Please choose at most ${most}.`;
  if (origin === 'string') return fixed`Please use at most ${most} characters.`;
  return fixed`Please enter at most ${most}.`;
}
