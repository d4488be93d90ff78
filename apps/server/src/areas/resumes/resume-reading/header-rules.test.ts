import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { describe, expect, test } from 'vitest';
import { readDrawn, type Drawn } from '../../../testing/resumes/drawn-pages.ts';
import { understandResume } from './rules.ts';

const person = ['Orla Brennan', 'orla.brennan@example.ie | +353 61 555 0199'];

/** Lines of one plain font, evenly spaced, on a page. */
function drawn(...lines: string[]): ReadResume {
  return readDrawn([...person, ...lines].map((text, at): Drawn => [50, 60 + 14 * at, text]));
}

/** The same as paragraphs of a Word file. */
function flowing(...lines: string[]): ReadResume {
  const style = { bold: false, italic: false };
  const paragraphs = [...person, ...lines].map((text) => ({
    parts: text
      .split('\t')
      .map((part) => ({ text: part, spans: [{ text: part, ...style }], size: 11, ...style })),
    isListItem: false,
    isHeading: false,
    spaceAbove: 0,
  }));
  return understandResume({ format: 'docx', document: { kind: 'flowing', paragraphs, links: [] } });
}

const forms = [
  ['drawn', drawn],
  ['flowing', flowing],
] as const;

const said = ({ positions }: ReadResume) =>
  positions.map(({ title, company, dates }) => [title, company, dates]);
const below = ['Education', 'BSc Nursing, University of Limerick, 2014 – 2018', 'Skills', 'Triage, therapy'];

describe.each(forms)('[L-25] %s: the first plain line below a header', (_name, read) => {
  test.each([
    ['Staff Nurse', 'Shannon Valley Hospital', 'Looked after ten patients a night'],
    ['Ward Sister', 'Burren Clinic', 'Led the ward'],
    ['Developer', 'Corrib Systems', 'Built the booking service in Rust'],
    ['Care Assistant', 'Oakview', 'Helped residents with meals'],
    ['Teacher', 'Hillcrest School', 'Taught history to years 8-10'],
    ['Krankenpfleger', 'Klinikum Nord', 'Betreute zwölf Patienten pro Schicht'],
  ])('is text: %s', (title, company, text) => {
    for (const header of [
      [`${title}, ${company}, Cork`, 'Jan 2019 – Present'],
      ['Jan 2019 – Present', `${title}, ${company}, Cork`],
      [`${title}, ${company}, Cork, Jan 2019 – Present`],
      [`${title} | ${company} | Jan 2019 – Present`],
      [title, company, 'Jan 2019 – Present'],
      [`${title} at ${company}`, 'Jan 2019 – Present'],
    ]) {
      const resume = read('Experience', ...header, text, ...below);
      expect(said(resume)).toEqual([[title, company, 'Jan 2019 – Present']]);
      expect(resume.positions[0]?.bullets).toEqual([text]);
    }
  });
});

describe.each(forms)('[L-25] %s', (_name, read) => {
  test('a header of twelve words is none the less one', () => {
    const resume = read(
      'Experience',
      'Senior Estimator - Tahoe Stone and Gravel, Reno, NV - February 2020 to Present',
      'Priced 200 bids a year.',
      'Yard Foreman, Sierra Building Supply, Sparks, NV, April 2014 - January 2020',
      'Kept seven loaders running.',
      'Weighbridge Clerk | Silver State Aggregates, Carson City, NV | June 2011 to March 2014',
      'Weighed 150 trucks a day.',
      ...below,
    );
    expect(said(resume)).toEqual([
      ['Senior Estimator', 'Tahoe Stone and Gravel', 'February 2020 to Present'],
      ['Yard Foreman', 'Sierra Building Supply', 'April 2014 - January 2020'],
      ['Weighbridge Clerk', 'Silver State Aggregates', 'June 2011 to March 2014'],
    ]);
    expect(resume.positions.map(({ place }) => place)).toEqual(['Reno, NV', 'Sparks, NV', 'Carson City, NV']);
  });

  test('a time without work is nobody’s employer, and work of one’s own has none', () => {
    const resume = read(
      'Work history',
      'Parental leave, May 2023 - August 2024',
      'Upholsterer, Forth Interiors, Dundee, September 2018 - April 2023',
      'Covered 300 chairs.',
      'Career break, raising two children, January 2018 - August 2018',
      'Furnishings Assistant, Carse Fabrics, Dundee, June 2015 - December 2017',
      'Travelling in South America, 2014 - 2015',
      'Self-employed seamstress, 2012 - 2014',
      'Altered 200 garments a year.',
      ...below,
    );
    expect(said(resume)).toEqual([
      ['Parental leave', null, 'May 2023 - August 2024'],
      ['Upholsterer', 'Forth Interiors', 'September 2018 - April 2023'],
      ['Career break, raising two children', null, 'January 2018 - August 2018'],
      ['Furnishings Assistant', 'Carse Fabrics', 'June 2015 - December 2017'],
      ['Travelling in South America', null, '2014 - 2015'],
      ['Self-employed seamstress', null, '2012 - 2014'],
    ]);
  });

  test('the line above a line of dates is its header, not the end of the text before it', () => {
    const resume = read(
      'Work',
      'Advanced Paramedic, Estuary Ambulance, Limerick',
      'April 2021 - Present',
      'Answers 800 calls a year and mentors three students.',
      'Cut the time at hospital by seven minutes with a new card.',
      'Paramedic, Abbey Medical Transport, Ennis',
      'August 2017 - March 2021',
      'Drove 25,000 km a year without an accident.',
      'Ambulance Care Assistant, Slieve Care, Ennis',
      'May 2015 - July 2017',
      'Moved twelve patients a day.',
      ...below,
    );
    expect(said(resume)).toEqual([
      ['Advanced Paramedic', 'Estuary Ambulance', 'April 2021 - Present'],
      ['Paramedic', 'Abbey Medical Transport', 'August 2017 - March 2021'],
      ['Ambulance Care Assistant', 'Slieve Care', 'May 2015 - July 2017'],
    ]);
    expect(resume.positions[0]?.bullets).toHaveLength(2);
  });

  test('"at" and brackets divide titles that are in no list', () => {
    const resume = read(
      'Employment',
      'Groundskeeper, Cypress Springs Lodge (March 2021 - Present)',
      'Looks after 30 acres with a crew of two.',
      'Assistant Groundskeeper at Gadsden County Parks, 08/2017 - 02/2021',
      'Mowed 18 ball fields.',
      'Potting Hand at Bay Growers (2014 - 2017)',
      'Potted 500 plants a day.',
      ...below,
    );
    expect(said(resume)).toEqual([
      ['Groundskeeper', 'Cypress Springs Lodge', 'March 2021 - Present'],
      ['Assistant Groundskeeper', 'Gadsden County Parks', '08/2017 - 02/2021'],
      ['Potting Hand', 'Bay Growers', '2014 - 2017'],
    ]);
  });

  test('roles below an employer on a line of its own are there, and no other title is', () => {
    const resume = read(
      'Experience',
      'Abbey Hospital, Limerick',
      'Charge Nurse, June 2020 - Present',
      '• Leads a team of nine',
      'Staff Nurse, May 2016 - June 2020',
      '• Cared for patients after surgery',
      ...below,
    );
    expect(said(resume)).toEqual([
      ['Charge Nurse', 'Abbey Hospital', 'June 2020 - Present'],
      ['Staff Nurse', 'Abbey Hospital', 'May 2016 - June 2020'],
    ]);
    const alone = read(
      'Experience',
      'Staff Nurse, Abbey Hospital, May 2016 - June 2020',
      'Babysitter, 2012 - 2014',
      ...below,
    );
    expect(said(alone)[1]).toEqual(['Babysitter', null, '2012 - 2014']);
  });

  test('the employer is who is named first: a client or an agency behind it stands as a team', () => {
    const resume = read(
      'Experience',
      'Forklift Driver, Tayside Foods (via Hillman Staffing), Dundee, March 2021 - Present',
      'Picker, Carse Fruit through Northern Temps, June 2019 - Feb 2021',
      ...below,
    );
    expect(said(resume)).toEqual([
      ['Forklift Driver', 'Tayside Foods', 'March 2021 - Present'],
      ['Picker', 'Carse Fruit', 'June 2019 - Feb 2021'],
    ]);
    expect(resume.positions.map(({ team }) => team)).toEqual([
      'via Hillman Staffing',
      'through Northern Temps',
    ]);
  });

  test('what nothing divides, or nothing tells apart, stays whole and says so', () => {
    const resume = read(
      'Experience',
      'Deckie, Norvik, 2019 - 2023',
      'Galley, Stelvia, 2016 - 2019',
      ...below,
    );
    expect(resume.positions.map(({ title, company, isWhole }) => [title, company, isWhole])).toEqual([
      ['Deckie, Norvik', null, true],
      ['Galley, Stelvia', null, true],
    ]);
  });

  test('awards and promotions with a year are text', () => {
    const resume = read(
      'Employment',
      'Postman, Royal Mail, Truro, 2008 - present',
      'Driver of the Year, 2015',
      'First aider since 2012',
      'Labourer, Nowell Builders, Truro, 2004 - 2008',
      'Top seller in 2006 and 2007',
      ...below,
    );
    expect(said(resume)).toEqual([
      ['Postman', 'Royal Mail', '2008 - present'],
      ['Labourer', 'Nowell Builders', '2004 - 2008'],
    ]);
    expect(resume.positions.flatMap(({ bullets }) => bullets)).toHaveLength(3);
  });
});

test('[L-25] each line of a section of work is in one entry, the line of an employer in that of its first role', () => {
  const { positions, sections } = flowing(
    'Experience',
    'Penrose Shipping, Falmouth\t2012 – Present',
    'Fleet Manager\t2018 – Present',
    '• Runs eleven tugs',
    'Deck Officer\t2012 – 2018',
    '• Kept watch on two tugs',
    'Cook, Blue Door, Leeds, May 2009 to',
    'June 2011',
    'Cooked for ninety on busy nights',
    ...below,
  );
  expect(positions.map(({ title, company, dates }) => [title, company, dates])).toEqual([
    ['Fleet Manager', 'Penrose Shipping', '2018 – Present'],
    ['Deck Officer', 'Penrose Shipping', '2012 – 2018'],
    ['Cook', 'Blue Door', 'May 2009 to June 2011'],
  ]);
  const work = sections.find(({ kind }) => kind === 'experience')?.lines;
  expect(positions.flatMap(({ lines }) => lines)).toEqual(work);
  expect(positions[2]?.header).toHaveLength(2);
});

test.each(forms)(
  '[L-25] %s: lines without a verb below a title are no employer, and a city-named firm is one',
  (_name, read) => {
    const resume = read(
      'Work history',
      'Freelance Translator, 2017 - 2019',
      'Contracts and manuals, German to English',
      'Babysitter, 2015 - 2017',
      'Two boys after school',
      'Store Manager, Argos, Perth',
      '2012 - 2015',
      'Team of twelve',
      'Full responsibility for stock',
      ...below,
    );
    expect(said(resume)).toEqual([
      ['Freelance Translator', null, '2017 - 2019'],
      ['Babysitter', null, '2015 - 2017'],
      ['Store Manager', 'Argos', '2012 - 2015'],
    ]);
    expect(resume.positions.map(({ bullets }) => bullets.length)).toEqual([1, 1, 2]);
  },
);

test('[L-25] a header without a sign between title and employer is whole, and no banner', () => {
  const { positions } = flowing(
    'Employment',
    'Dog Groomer Happy Tails Salon 2018 - Present',
    'Pet Sitter Self Employed 2015 - 2018',
    ...below,
  );
  expect(positions.map(({ title, company, isWhole }) => [title, company, isWhole])[0]).toEqual([
    'Dog Groomer Happy Tails Salon',
    null,
    true,
  ]);
  expect(positions).toHaveLength(2);
});

test.each(forms)(
  '[L-25] %s: words between, before and behind the parts of a header stay what they are',
  (_name, read) => {
    const resume = read(
      'Berufserfahrung',
      '2019 – heute: Elektroniker für Gebäudetechnik, Aufzugbau Nord GmbH, Kiel',
      '2016 – 2019: Seilbahntechniker, Bergbahnen Unterland AG, Kufstein',
      '2014 – 2016: Dreher, Metallbau Gruber e.U., Absam in Tirol',
      '2012 – 2014: Lagerhelfer, Personal Süd GmbH (eingesetzt bei Spedition Maier), Ulm',
      ...below,
    );
    expect(said(resume)).toEqual([
      ['Elektroniker für Gebäudetechnik', 'Aufzugbau Nord GmbH', '2019 – heute'],
      ['Seilbahntechniker', 'Bergbahnen Unterland AG', '2016 – 2019'],
      ['Dreher', 'Metallbau Gruber e.U.', '2014 – 2016'],
      ['Lagerhelfer', 'Personal Süd GmbH', '2012 – 2014'],
    ]);
  },
);

test.each(forms)(
  '[L-25] %s: a label before dates, and a remark in brackets, name no employer',
  (_name, read) => {
    const resume = read(
      'Employment',
      'Cashier: Pinegrove Stores',
      'Period: June 2018 – January 2022',
      'Order Filler, Harbour Logistics (temp through Staffwell), Jan 2016 - May 2018',
      'Customer Assistant, Ashby Retail (part-time while studying), 2013 – 2015',
      ...below,
    );
    expect(said(resume)).toEqual([
      ['Cashier', 'Pinegrove Stores', 'June 2018 – January 2022'],
      ['Order Filler', 'Harbour Logistics', 'Jan 2016 - May 2018'],
      ['Customer Assistant', 'Ashby Retail', '2013 – 2015'],
    ]);
  },
);

test('[L-25] several roles with dates on one line are not told apart, and said to be whole', () => {
  const { positions } = flowing(
    'Employment',
    'Machine Tender (2016 – present), Back Tender (2012 – 2016)',
    ...below,
  );
  expect(positions.map(({ company, isWhole }) => [company, isWhole])).toEqual([[null, true]]);
});
