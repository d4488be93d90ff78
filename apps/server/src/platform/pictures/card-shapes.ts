/** Those of the site's hero, which carries pale words in both themes. */
export const cardColours = {
  ground: '#0f2a22',
  far: '#16382d',
  near: '#1d4a3b',
  words: '#f7f2e7',
  soft: '#c3d0c4',
  blaze: '#ff8f61',
} as const;

const asImage = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** Two ridges along the foot of a card, dark enough for words on them. */
export const cardHills = asImage(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 190" width="1200" height="190"><path fill="${cardColours.far}" d="M0 120q140-60 300-30t330-50q160-70 300-10t270-30v190H0z"/><path fill="${cardColours.near}" d="M0 170q220-60 420-30t380-30q210-60 400 10v70H0z"/></svg>`,
);

/** The arm of a signpost, as in the head of each page. */
export const signpostShape = asImage(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 32" width="50" height="40"><path fill="${cardColours.blaze}" d="M5 1h23.5a4 4 0 0 1 3 1.4l7 11a4 4 0 0 1 0 5.2l-7 11a4 4 0 0 1-3 1.4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4z"/><path fill="none" stroke="${cardColours.ground}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round" d="M7.5 10l4.2 12 5-9 5 9 4.3-12"/></svg>`,
);
