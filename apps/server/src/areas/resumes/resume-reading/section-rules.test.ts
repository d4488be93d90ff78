import { describe, expect, test } from 'vitest';
import { readDrawn, type Drawn } from '../../../testing/resumes/drawn-pages.ts';

const bold = { bold: true } as const;
const heading = (x: number, y: number, text: string): Drawn => [x, y, text, { bold: true, size: 14 }];
const name: Drawn = [50, 60, 'Ada Lindqvist', { size: 24, bold: true }];
const contact: Drawn = [50, 80, 'ada@example.se | +46 8 555 01 23 | Malmö, Sweden'];
describe('[C-6] a resume in another language', () => {
  test.each([
    ['Doświadczenie zawodowe', 'wrzesień 2019 – obecnie', 'Umiejętności', 'Języki obce', 'polski, angielski'],
    ['Expérience professionnelle', 'août 2018 – aujourd’hui', 'Compétences', 'Langues', 'français, anglais'],
    ['Experiencia laboral', 'enero 2018 – actualidad', 'Habilidades', 'Idiomas', 'español, inglés'],
    ['Experiência profissional', 'fev. 2020 – atual', 'Competências', 'Idiomas', 'português, inglês'],
    ['Beruflicher Werdegang', 'Jänner 2012 – heute', 'EDV-Kenntnisse', 'Sprachen', 'Deutsch, Englisch'],
    ['Werkervaring', 'maart 2020 – heden', 'Vaardigheden', 'Talen', 'Nederlands, Engels'],
    ['Esperienza lavorativa', 'giugno 2019 – oggi', 'Competenze tecniche', 'Lingue', 'italiano, inglese'],
  ])('has sections and months: %s', (experience, dates, skills, languages, spoken) => {
    const read = readDrawn([
      name,
      contact,
      heading(50, 120, experience),
      [50, 140, 'Designer', bold],
      [400, 140, dates],
      [50, 154, 'Atelier Nord'],
      heading(50, 180, skills),
      [50, 200, 'AutoCAD, SketchUp'],
      heading(50, 230, languages),
      [50, 250, spoken],
    ]);
    expect(read.positions.map((one) => [one.title, one.company, one.dates])).toEqual([
      ['Designer', 'Atelier Nord', dates],
    ]);
    expect(read.skills.map((skill) => skill.name)).toEqual(['AutoCAD', 'SketchUp']);
    expect(read.languages).toHaveLength(2);
  });
});

describe('[C-6] the name and place', () => {
  const contactOf = (...drawn: Drawn[]) => {
    const { contact: read } = readDrawn(drawn);
    return [read.name?.text, read.place?.text];
  };

  test('may have accents drawn before their letters', () => {
    expect(
      contactOf(
        [50, 60, 'Jos´', { size: 17, bold: true, width: 36 }],
        [78, 60, 'e ´', { size: 17, bold: true, width: 27 }],
        [93, 60, 'Angel Mu˜', { size: 17, bold: true, width: 95 }],
        [178, 60, 'noz Guti´', { size: 17, bold: true, width: 84 }],
        [253, 60, 'errez', { size: 17, bold: true, width: 42 }],
        [50, 80, 'Calle F´', { width: 40 }],
        [86, 80, 'ısica 14, 41012 C´', { width: 90 }],
        [172, 80, 'adiz, Spain', { width: 50 }],
        [50, 94, 'ja.munoz@example.es'],
      ),
    ).toEqual(['José Ángel Muñoz Gutiérrez', 'Cádiz, Spain']);
  });

  test('may take several lines in a narrow column', () => {
    expect(
      contactOf(
        [20, 40, 'Siobhán', { size: 21, bold: true }],
        [20, 64, 'Mac Giolla', { size: 21, bold: true }],
        [20, 88, 'Phádraig', { size: 21, bold: true }],
        [20, 104, 'Head Chef', { size: 11 }],
        [20, 130, 'Leeds, West Yorkshire'],
        [20, 144, 'siobhan.macgp@example.co.uk'],
      ),
    ).toEqual(['Siobhán Mac Giolla Phádraig', 'Leeds, West Yorkshire']);
  });

  test('may have a country code', () => {
    expect(contactOf([50, 60, 'Chidinma Eze', { size: 20 }], [50, 80, 'Enugu, (NG)'])).toEqual([
      'Chidinma Eze',
      'Enugu, (NG)',
    ]);
  });
});

test('[C-6] the text after "at" in another style is the employer', () => {
  const { positions } = readDrawn([
    name,
    contact,
    heading(50, 120, 'W O R K  E X P E R I E N C E'),
    [50, 140, 'Staff Nurse', bold],
    [108, 140, 'at Niger Foundation Hospital'],
    [450, 140, 'Aug 2015 - Feb 2019'],
    [60, 154, '• Assisted in 900 operations'],
    heading(50, 180, 'AWA R D S'),
    [50, 200, 'Nurse of the Year'],
  ]);
  expect(positions.map(({ title, company, bullets }) => [title, company, bullets])).toEqual([
    ['Staff Nurse', 'Niger Foundation Hospital', ['Assisted in 900 operations']],
  ]);
});

describe('[C-6] a position', () => {
  test('has its title below its dates, and a label above its bullets that is no heading', () => {
    const role = (y: number, firm: string, dates: string, title: string): Drawn[] => [
      [50, y, firm, { bold: true, size: 12 }],
      [50, y + 16, dates],
      [48, y + 48, title, { bold: true, size: 12 }],
      [48, y + 64, 'Through an agency in Lisbon.'],
      [48, y + 84, 'Highlights', bold],
      [90, y + 118, 'Subtitled hours of series'],
    ];
    const { positions } = readDrawn([
      name,
      contact,
      heading(50, 120, 'Work Experience'),
      ...role(150, 'Museu Cais', 'February 2018 – Present', 'Translator'),
      ...role(310, 'Netflix', 'June 2015 – January 2018', 'Subtitler'),
    ]);
    expect(positions.map((one) => [one.title, one.company, one.dates])).toEqual([
      ['Translator', 'Museu Cais', 'February 2018 – Present'],
      ['Subtitler', 'Netflix', 'June 2015 – January 2018'],
    ]);
    expect(positions[0]?.bullets).toContain('Subtitled hours of series');
  });

  test('belongs to the employer above if styled like the first one', () => {
    const italic = { italic: true } as const;
    const { positions } = readDrawn([
      name,
      contact,
      heading(50, 120, 'Berufserfahrung'),
      [50, 150, 'Hirschmüller Federn GmbH', bold],
      [450, 150, 'Linz, Österreich'],
      [50, 170, 'Leiter Qualitätssicherung', italic],
      [450, 170, 'März 2021 – heute'],
      [60, 184, '• Führt elf Prüferinnen und Prüfer'],
      [50, 206, 'Qualitätsingenieur', italic],
      [450, 206, 'Okt. 2017 – Feb. 2021'],
      [60, 220, '• Erstmusterprüfungen für 60 Teile im Jahr'],
    ]);
    expect(positions.map((one) => [one.title, one.company, one.dates])).toEqual([
      ['Leiter Qualitätssicherung', 'Hirschmüller Federn GmbH', 'März 2021 – heute'],
      ['Qualitätsingenieur', 'Hirschmüller Federn GmbH', 'Okt. 2017 – Feb. 2021'],
    ]);
  });

  test('has dates broken by a narrow rail, below an unknown heading', () => {
    const { contact: read, positions } = readDrawn([
      [271, 60, 'Gwenllian ap Rhys-Davies', { size: 24 }],
      [373, 97, 'Teacher of Geography', { size: 17, italic: true }],
      [146, 165, 'Teaching', { size: 14 }],
      [117, 184, 'Sept'],
      [77, 198, '2019–present'],
      [146, 184, 'Head of Year 9, Glantaf School, Cardiff', bold],
      [147, 198, '• Answers for 210 pupils and their parents'],
      [147, 212, '• Rewrote the scheme of work for rivers'],
      [117, 227, 'Sept'],
      [92, 241, '2014–July'],
      [115, 255, '2019'],
      [146, 227, 'Teacher of Geography, Bassaleg School, Newport', bold],
      [147, 241, '• A level results above target in each year'],
      [121, 270, 'Jan'],
      [92, 284, '2013–July'],
      [115, 298, '2013'],
      [146, 270, 'Teaching Assistant, Fitzalan School, Cardiff', bold],
      [146, 330, 'Education', { size: 14 }],
      [88, 350, '2009–2012'],
      [146, 350, 'BSc Geography, Swansea University'],
      [146, 380, 'Languages', { size: 14 }],
      [110, 400, 'Welsh'],
      [146, 400, 'First language'],
      [146, 430, 'Interests', { size: 14 }],
      [118, 450, 'Hills'],
      [146, 450, 'Mountain leader'],
      [229, 742, '7 Heol y Deri – Cardiff, Wales'],
      [150, 756, '+44 (0)29 2018 0153 • gwen.rhysdavies@example.org.uk'],
    ]);
    expect([read.name?.text, read.place?.text]).toEqual(['Gwenllian ap Rhys-Davies', 'Cardiff, Wales']);
    expect(positions.map((one) => [one.title, one.company, one.dates])).toEqual([
      ['Head of Year 9', 'Glantaf School', 'Sept 2019–present'],
      ['Teacher of Geography', 'Bassaleg School', 'Sept 2014–July 2019'],
      ['Teaching Assistant', 'Fitzalan School', 'Jan 2013–July 2013'],
    ]);
  });
});

describe('[C-6] a degree', () => {
  const degreesOf = (...drawn: Drawn[]) =>
    readDrawn([name, contact, ...drawn]).education.map((one) => [one.degree, one.institution, one.dates]);

  test('may be under an unknown heading, among others in capitals', () => {
    expect(
      degreesOf(
        [50, 120, 'CLASSROOM', bold],
        [50, 140, 'BSc in Forest Engineering', bold],
        [50, 154, 'Universidade Federal do Amazonas'],
        [50, 168, '2021 – 2025'],
        [50, 200, 'TONGUES', bold],
        [50, 220, 'Portuguese, English'],
        [50, 250, 'WHAT I AM GOOD AT', bold],
        [50, 270, 'Python'],
        [200, 270, 'QGIS'],
      ),
    ).toEqual([['BSc in Forest Engineering', 'Universidade Federal do Amazonas', '2021 – 2025']]);
  });

  test('has its years on two lines, and its field in another style', () => {
    expect(
      degreesOf(
        heading(50, 120, 'Education'),
        [50, 145, '2010'],
        [50, 158, '2012'],
        [50, 178, 'Universidade de Coimbra', bold],
        [50, 192, 'Master in '],
        [96, 192, 'Translation Studies', bold],
        [50, 220, '2006'],
        [50, 233, '2009'],
        [50, 253, 'Universidade de Évora', bold],
        [50, 267, 'Bachelor in '],
        [106, 267, 'Letters', bold],
      ),
    ).toEqual([
      ['Master in Translation Studies', 'Universidade de Coimbra', '2010 – 2012'],
      ['Bachelor in Letters', 'Universidade de Évora', '2006 – 2009'],
    ]);
  });

  test('is from a school with a city in its name, or from one in a city', () => {
    expect(
      degreesOf(
        heading(50, 120, 'Education'),
        [50, 145, 'BA in History', bold],
        [50, 158, 'University of California, Berkeley'],
        [50, 171, '2009 – 2013'],
        [50, 195, 'MSc Biology', bold],
        [50, 208, 'University of Iceland, Reykjavík'],
        [50, 221, '2014 – 2016'],
        heading(50, 250, 'Experience'),
        [50, 270, 'Guide, Puffin Tours, 2013 – 2014'],
        [450, 270, 'Berkeley, CA'],
        [50, 300, 'Guide, Glacier Walks, 2016 – 2018'],
        [450, 300, 'Reykjavík, Iceland'],
      ),
    ).toEqual([
      ['BA in History', 'University of California, Berkeley', '2009 – 2013'],
      ['MSc Biology', 'University of Iceland', '2014 – 2016'],
    ]);
  });

  test('is not the unlisted place beside its school', () => {
    expect(
      degreesOf(
        heading(50, 120, 'Education'),
        [50, 145, 'ITE College West', bold],
        [450, 145, 'Choa Chu Kang', { italic: true }],
        [50, 158, 'Higher Nitec in Logistics'],
        [450, 158, '2009 – 2010', { italic: true }],
      ),
    ).toEqual([['Higher Nitec in Logistics', 'ITE College West', '2009 – 2010']]);
  });
});

describe('[C-6] popular templates', () => {
  test('have bullets before their headers, with the place at the edge', () => {
    const italic = { italic: true } as const;
    const { positions, education, skills } = readDrawn([
      name,
      contact,
      heading(36, 120, 'Education'),
      [36, 140, '• '],
      [47, 140, 'Georgia Institute of Technology', bold],
      [500, 140, 'Atlanta, GA'],
      [47, 154, 'Master of Science in Computer Science; GPA: 4.00', italic],
      [470, 154, 'Aug 2012 – Dec 2013', italic],
      heading(36, 180, 'Experience'),
      [36, 200, '• '],
      [47, 200, 'Google', bold],
      [480, 200, 'Mountain View, CA'],
      [47, 214, 'Software Engineer', italic],
      [470, 214, 'Oct 2016 – Present', italic],
      [60, 228, '◦ TensorFlow: a library for numerical computation with graphs of data flow;'],
      [71, 240, 'primarily used for training deep learning models.'],
      [36, 260, '• '],
      [47, 260, 'Coursera', bold],
      [480, 260, 'Mountain View, CA'],
      [47, 274, 'Senior Software Engineer', italic],
      [470, 274, 'Jan 2014 – Oct 2016', italic],
      [60, 288, '◦ Notifications: service for sending email and push notifications'],
      heading(36, 310, 'Skills'),
      [50, 330, 'Python', bold],
      [150, 330, '5+ yrs'],
      [50, 344, 'Go', bold],
      [150, 344, '3+ yrs'],
    ]);
    expect(education.map((one) => [one.degree, one.institution])).toEqual([
      ['Master of Science in Computer Science', 'Georgia Institute of Technology'],
    ]);
    expect(positions.map((one) => [one.title, one.company, one.place, one.dates])).toEqual([
      ['Software Engineer', 'Google', 'Mountain View, CA', 'Oct 2016 – Present'],
      ['Senior Software Engineer', 'Coursera', 'Mountain View, CA', 'Jan 2014 – Oct 2016'],
    ]);
    expect(skills.map((skill) => skill.name)).toEqual(['Python', 'Go']);
  });

  test('have a header’s dates beside its first bullet, and the duration below', () => {
    const { positions } = readDrawn([
      name,
      contact,
      heading(50, 120, 'Experience'),
      [56, 140, 'Nexus AI', bold],
      [96, 140, ', Co-Founder & CTO'],
      [450, 140, 'San Francisco, CA'],
      [60, 154, '• Built infrastructure for models that serves two million'],
      [440, 154, 'June 2023 – present'],
      [68, 167, 'requests a month'],
      [450, 167, '2 years 10 months'],
      [60, 180, '• Raised 18 million'],
      [56, 205, 'NVIDIA Research', bold],
      [131, 205, ', Research Intern'],
      [450, 205, 'Santa Clara, CA'],
      [60, 219, '• Designed a sparse attention mechanism'],
      [440, 219, 'May 2022 – Aug 2022'],
      [60, 232, '• Wrote a paper with others'],
      [500, 232, '4 months'],
    ]);
    expect(positions.map((one) => [one.title, one.company, one.dates])).toEqual([
      ['Co-Founder & CTO', 'Nexus AI', 'June 2023 – present'],
      ['Research Intern', 'NVIDIA Research', 'May 2022 – Aug 2022'],
    ]);
    expect(positions[1]?.bullets).toEqual([
      'Designed a sparse attention mechanism',
      'Wrote a paper with others',
    ]);
  });

  test('print "resume" after the name, and shorten years', () => {
    const {
      contact: read,
      positions,
      sections,
    } = readDrawn([
      [50, 60, 'Jan Küster Resume', { size: 24 }],
      [50, 80, 'info@example.com'],
      [50, 110, 'exp', { size: 15 }],
      [74.5, 110, 'erience', { size: 15 }],
      [50, 130, 'Systems Analyst', bold],
      [300, 130, 'Mar 14 - Jan 15'],
      [50, 144, 'Tourism Services'],
      [60, 158, '• Wrote the interfaces to the sellers of trips'],
      [50, 180, 'Edu', { size: 15 }],
      [74.5, 180, 'cation', { size: 15 }],
      [50, 200, 'M.Sc. Physics, Universität Bonn, 2009 - 2011'],
    ]);
    expect(read.name?.text).toBe('Jan Küster');
    expect(sections.map(({ kind }) => kind)).toEqual(['other', 'experience', 'education']);
    expect(positions.map((one) => [one.title, one.company, one.dates])).toEqual([
      ['Systems Analyst', 'Tourism Services', 'Mar 14 - Jan 15'],
    ]);
  });

  test('print a degree twice, abbreviated in a column of its own', () => {
    const { education } = readDrawn([
      name,
      contact,
      heading(50, 120, 'Education'),
      [50, 140, 'Princeton University', bold],
      [450, 140, 'Princeton, NJ'],
      [50, 154, 'PhD'],
      [120, 154, 'PhD in Computer Science'],
      [450, 154, 'Sept 2018 – May 2023'],
    ]);
    expect(education.map((one) => [one.degree, one.institution])).toEqual([
      ['PhD in Computer Science', 'Princeton University'],
    ]);
  });
});
