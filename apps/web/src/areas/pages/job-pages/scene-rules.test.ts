import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sceneOf } from './scene-rules.ts';

const drawn = [
  ...readFileSync(new URL('scenes.svg', import.meta.url), 'utf8').matchAll(/<symbol id="([a-z]+)"/g),
];

test('[I-3] every place has a picture that is drawn, and always the same one', () => {
  const names = ['Iraq', 'Banjul', 'Spain', 'Zürich', 'New York', 'São Paulo', '東京', ''];
  const pictures = names.map(sceneOf);
  expect(drawn.map(([, id]) => id)).toEqual(expect.arrayContaining(pictures));
  expect(names.map(sceneOf)).toEqual(pictures);
  expect(pictures.slice(0, 3)).toEqual(['iraq', 'banjul', 'spain']);
});

test('[I-3] places without a picture of their own are spread over the others', () => {
  const others = Array.from({ length: 60 }, (_none, number) => sceneOf(`Town ${number}`));
  expect(new Set(others).size).toBe(4);
});
