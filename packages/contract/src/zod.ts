import { z } from 'zod';

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
  string: 'Please write some text here.',
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  boolean: 'Please answer yes or no.',
  array: 'Please choose from the list.',
  date: 'Please enter a date.',
};

const formats: Readonly<Record<string, string>> = {
  email: 'Please enter a complete email address.',
  url: 'Please enter a complete address, for example https://waymark.example.',
  uuid: 'There is nothing with this number.',
  datetime: 'Please enter a day and a time.',
  date: 'Please enter a day, for example 2026-04-01.',
};

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** The default message for an issue. */
function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Please fill this in.' : (kinds[issue.expected] ?? notAccepted);
    case 'invalid_value':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return 'Please choose one of the values that are offered.';
    case 'too_small':
      return `Please ${ask(issue.origin)} at least ${issue.minimum}${unit(issue.origin)}.`;
    case 'too_big':
      return `Please ${ask(issue.origin)} at most ${issue.maximum}${unit(issue.origin)}.`;
    case 'not_multiple_of':
      return `Please enter a multiple of ${issue.divisor}.`;
    case 'invalid_format':
      return formats[issue.format] ?? 'Please check how this is written.';
    case 'unrecognized_keys':
      return `“${issue.keys[0] ?? ''}” is not a part of the form.`;
    default:
      return notAccepted;
  }
}

const notAccepted = 'This value is not accepted.';

function ask(origin: string): string {
  if (origin === 'array' || origin === 'set') return 'choose';
  return origin === 'string' ? 'use' : 'enter';
}

const unit = (origin: string) => (origin === 'string' ? ' characters' : '');
