import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Renderer } from '@takumi-rs/core';
import { openCardFonts } from './card-fonts.ts';
import { drawCard, maxWaiting, type Card } from './draw-card.ts';

const card = (words: Partial<Card>): Card => ({ above: '', title: '', below: '', board: 'Board', ...words });
const pixels = async (words: Partial<Card>) =>
  sharp(await drawCard(card(words)))
    .raw()
    .toBuffer();

test('[J-4] characters that no font has are left out; those of the world’s large scripts stay', async () => {
  const fonts = await openCardFonts(new Renderer());
  expect(await fonts.prepare('Engineer 𒀀 C++')).toBe('Engineer C++');
  for (const text of [
    'Łódź',
    'Αθήνα',
    'Инженер',
    'مهندس',
    'מהנדס',
    'วิศวกร',
    '工程师',
    'エンジニア',
    '개발자',
    'हिन्दी',
  ])
    expect(await fonts.prepare(text)).toBe(text);
});

test('[J-4] letters of one script differ from those of another: none is drawn as an empty box', async () => {
  // Boxes would be the same for any two characters.
  for (const [one, other] of [
    ['工', '程'],
    ['개', '발'],
    ['מ', 'ה'],
    ['م', 'ه'],
    ['ว', 'ศ'],
  ])
    expect(await pixels({ title: one ?? '' })).not.toEqual(await pixels({ title: other ?? '' }));
});

test('[J-4] without a letter in its title a card says whose it is', async () => {
  expect(await pixels({ title: '🚀🔥', above: 'Harbour Works' })).toEqual(
    await pixels({ title: 'Harbour Works' }),
  );
  expect(await pixels({ title: '' })).toEqual(await pixels({ title: 'Board' }));
});

test('[J-4] a crowd is told to come again, and those who wait are served', async () => {
  const asked = Array.from({ length: maxWaiting + 10 }, (_none, at) =>
    drawCard(card({ title: `Job ${at}` })),
  );
  const settled = await Promise.allSettled(asked);
  const refused = settled.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable' });
  expect(settled.length - refused.length).toBeGreaterThanOrEqual(maxWaiting);
  expect((await drawCard(card({ title: 'After it' }))).length).toBeGreaterThan(1000);
});
