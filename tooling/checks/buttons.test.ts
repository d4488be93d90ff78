import { expect, test } from 'vitest';
import { checkButtons } from './buttons.ts';

const check = (text: string, path = 'apps/web/src/areas/jobs/jobs/components/job-page.tsx') =>
  checkButtons([{ path, text }]);

test.each([
  '<Button type="submit" disabled={!isValid}>Save</Button>',
  '<Button disabled={names.length >= max} onClick={() => add()}>Add</Button>',
  '<RowButton name="A" onPress={() => undo()} disabled={count === 0}>Undo</RowButton>',
])('[A-15] refuses a button that is off and does not say why: %s', (tag) => {
  expect(check(tag)).toEqual([expect.stringContaining('what is missing')]);
});

test.each([
  '<Button disabled={!isValid} why="Fill in the name first.">Save</Button>',
  '<Button onClick={() => save()} disabled={!isValid} onRefused={() => show()}>Save</Button>',
  '<Button disabled={isSubmitting} onClick={onCancel}>Cancel</Button>',
  '<Button disabled={sent !== null}>Close</Button>',
  '<IconButton icon="up" disabled={at === 0}>Up</IconButton>',
  '<Button disabled={index === count - 1}>Down</Button>',
  '<Button onClick={() => save()}>Save</Button>',
])('[A-15] accepts %s', (tag) => {
  expect(check(tag)).toEqual([]);
});
