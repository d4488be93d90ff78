import { coverSize } from '../constants.ts';

/*
 * A landscape with a trail and something that marks it, drawn by rule from the name of a post: the same on every
 * machine, and hardly twice the same. Its colours are those of the scenes of the board, by different light.
 */

interface Light {
  sky: [string, string];
  sun: string;
  /** From the horizon to the ground in front. */
  land: [string, string, string, string];
  trail: string;
  mark: string;
  wood: string;
}

const lights: readonly Light[] = [
  {
    sky: ['#f0cfa8', '#f9ecd6'],
    sun: '#e0602f',
    land: ['#b3c4ab', '#6b937c', '#2d5546', '#16382d'],
    trail: '#f7e2c6',
    mark: '#e0602f',
    wood: '#f7f2e7',
  },
  {
    sky: ['#c8dcd3', '#f3efe2'],
    sun: '#fff8ea',
    land: ['#9fbfb4', '#5d8f84', '#2f6156', '#143f38'],
    trail: '#f0e6cf',
    mark: '#e8783f',
    wood: '#fff8ea',
  },
  {
    sky: ['#22394a', '#4c6b68'],
    sun: '#f0d2a4',
    land: ['#3d6560', '#2c5450', '#1c423a', '#0f2a22'],
    trail: '#c9b78f',
    mark: '#ff8f61',
    wood: '#f2e6cc',
  },
  {
    sky: ['#e9a77c', '#f6dcb4'],
    sun: '#b93a12',
    land: ['#c9a98a', '#94806b', '#56604f', '#2a3b31'],
    trail: '#f5dfb8',
    mark: '#b93a12',
    wood: '#fbeeda',
  },
  {
    sky: ['#dfe8dc', '#fbf6ea'],
    sun: '#f0b56f',
    land: ['#bccbb8', '#8aa98f', '#4b7560', '#1d4a3b'],
    trail: '#fbf1dc',
    mark: '#d9531f',
    wood: '#fffaf0',
  },
];

const { width, height } = coverSize;

/** The cover as an SVG document. */
export function drawCover(name: string): string {
  const next = numbersFrom(name);
  const light = pick(lights, next);
  const sun = { x: 140 + next() * 520, y: 90 + next() * 80, r: 30 + next() * 22 };
  const horizon = 215 + next() * 30;
  const [far, mid, near, front] = light.land;
  const left = next() < 0.5;
  const at = { x: left ? 190 + next() * 60 : 560 + next() * 60, y: 372 };
  const target = { x: width - at.x + (next() - 0.5) * 160, y: horizon + 62 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light.sky[0]}"/><stop offset="1" stop-color="${light.sky[1]}"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#s)"/>`,
    `<circle cx="${round(sun.x)}" cy="${round(sun.y)}" r="${round(sun.r)}" fill="${light.sun}"/>`,
    ridge(next, { base: horizon, rise: 74, steps: 5, colour: far }),
    ridge(next, { base: horizon + 42, rise: 58, steps: 6, colour: mid }),
    ridge(next, { base: horizon + 92, rise: 34, steps: 4, colour: near }),
    firs(next, horizon + 118, front),
    ridge(next, { base: 398, rise: 22, steps: 3, colour: front }),
    trail(at, target, light.trail),
    pick(marks, next)(at.x, at.y, light),
    '</svg>',
  ].join('');
}

type Numbers = () => number;

/** Numbers from 0 to 1 derived from a name (FNV-1a, then xorshift). */
function numbersFrom(name: string): Numbers {
  let state = 0x811c9dc5;
  for (const character of name) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}

const pick = <T>(choices: readonly T[], next: Numbers) => choices[Math.floor(next() * choices.length)] as T;
const round = (value: number) => Math.round(value * 10) / 10;

interface Ridge {
  base: number;
  rise: number;
  steps: number;
  colour: string;
}

/** A line of hills from edge to edge, filled to the bottom. */
function ridge(next: Numbers, { base, rise, steps, colour }: Ridge): string {
  const points = Array.from({ length: steps + 1 }, (_none, at) => ({
    x: (at / steps) * width,
    y: base - next() * rise,
  }));
  const line = points.map((point, at) => {
    const before = points[at - 1];
    if (!before) return `M0 ${round(point.y)}`;
    const middle = round((before.x + point.x) / 2);
    return `C${middle} ${round(before.y)} ${middle} ${round(point.y)} ${round(point.x)} ${round(point.y)}`;
  });
  return `<path d="${line.join('')}V${height}H0Z" fill="${colour}"/>`;
}

interface Point {
  x: number;
  y: number;
}

/** Starts at the bottom, passes the sign and narrows towards the hills in two bends. */
function trail(mark: Point, target: Point, colour: string): string {
  const side = target.x > mark.x ? 1 : -1;
  const start = { x: mark.x + side * 84, y: height + 10 };
  const bends = [
    { x: start.x + side * 10, y: height - 90 },
    { x: target.x + side * 130, y: target.y + 74 },
  ] as const;
  const middle = Array.from({ length: 15 }, (_none, at) => along(start, bends, target, at / 14));
  // What is further away is narrower, on the ground as in the eye.
  const halves = middle.map(({ y }) => 1 + 52 * ((y - target.y) / (start.y - target.y)) ** 1.6);
  const right = middle.map(({ x, y }, at) => `${round(x + (halves[at] ?? 0))} ${round(y)}`);
  const left = middle.map(({ x, y }, at) => `${round(x - (halves[at] ?? 0))} ${round(y)}`);
  return `<path d="M${[...right, ...left.toReversed()].join('L')}Z" fill="${colour}"/>`;
}

/** A point of a cubic curve. */
function along(from: Point, [first, second]: readonly [Point, Point], to: Point, share: number): Point {
  const rest = 1 - share;
  const weigh = (a: number, b: number, c: number, d: number) =>
    rest ** 3 * a + 3 * rest ** 2 * share * b + 3 * rest * share ** 2 * c + share ** 3 * d;
  return { x: weigh(from.x, first.x, second.x, to.x), y: weigh(from.y, first.y, second.y, to.y) };
}

function firs(next: Numbers, ground: number, colour: string): string {
  const trees = Array.from({ length: 7 }, () => {
    const x = next() * width;
    const high = 26 + next() * 34;
    return `M${round(x)} ${round(ground - high)}l${round(high * 0.24)} ${round(high)}h${round(-high * 0.48)}z`;
  });
  return `<path d="${trees.join('')}" fill="${colour}"/>`;
}

type Mark = (x: number, y: number, light: Light) => string;

/** Signs beside a trail. */
const marks: readonly Mark[] = [drawSignpost, drawCairn, drawBlaze, drawFlag];

function drawSignpost(x: number, y: number, { wood, mark }: Light): string {
  return (
    `<path d="M${x - 6} ${y + 24}V${y - 148}h12V${y + 24}z" fill="${wood}"/>` +
    `<path d="M${x - 16} ${y - 136}h84l20 19-20 19h-84z" fill="${mark}"/>` +
    `<path d="M${x + 16} ${y - 86}h-76l-18 17 18 17h76z" fill="${wood}"/>`
  );
}

function drawCairn(x: number, y: number, { wood, mark }: Light): string {
  const stones = [
    [62, 24, 8],
    [50, 21, -28],
    [39, 18, -60],
    [28, 15, -87],
  ];
  const drawn = stones.map(
    ([wide = 0, high = 0, up = 0], at) =>
      `<ellipse cx="${x + (at % 2 === 0 ? -3 : 4)}" cy="${y + up}" rx="${wide}" ry="${high}" fill="${wood}" opacity="${1 - at * 0.06}"/>`,
  );
  return `${drawn.join('')}<ellipse cx="${x + 1}" cy="${y - 109}" rx="16" ry="11" fill="${mark}"/>`;
}

function drawBlaze(x: number, y: number, { wood, mark, land }: Light): string {
  return (
    `<path d="M${x - 26} ${y + 26}C${x - 14} ${y - 40} ${x - 22} ${y - 170} ${x - 18} ${y - 400}h36C${x + 22} ${y - 170} ${x + 14} ${y - 40} ${x + 28} ${y + 26}z" fill="${land[3]}"/>` +
    `<rect x="${x - 13}" y="${y - 156}" width="26" height="58" rx="3" fill="${wood}"/>` +
    `<rect x="${x - 13}" y="${y - 136}" width="26" height="19" fill="${mark}"/>`
  );
}

function drawFlag(x: number, y: number, { wood, mark }: Light): string {
  return (
    `<path d="M${x - 4} ${y + 24}V${y - 164}h8V${y + 24}z" fill="${wood}"/>` +
    `<path d="M${x + 4} ${y - 160}c30-16 46 14 82-2v52c-36 16-52-14-82 2z" fill="${mark}"/>`
  );
}
