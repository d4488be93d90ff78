import { expect, test } from 'vitest';
import { readSection } from '../../../testing/resumes/flow-lines.ts';

type Degree = [degree: string | null, institution: string | null, dates: string | null];

const cases: [heading: string, rows: string[], degrees: Degree[]][] = [
  [
    'Education',
    [
      'PGCE Secondary Mathematics, University of Leeds, 2015 – 2016',
      'MPhys Physics (2:1), University of York, 2011 – 2015',
      'A-levels: Maths, Physics, Chemistry, Greenhead College, 2009 – 2011',
    ],
    [
      ['PGCE Secondary Mathematics', 'University of Leeds', '2015 – 2016'],
      ['MPhys Physics', 'University of York', '2011 – 2015'],
      ['A-levels: Maths, Physics, Chemistry', 'Greenhead College', '2009 – 2011'],
    ],
  ],
  [
    'Education',
    [
      'HND Electrical Engineering, City of Glasgow College, 2012 - 2014',
      'NVQ Level 3 Plumbing, Leeds College of Building, 2010',
    ],
    [
      ['HND Electrical Engineering', 'City of Glasgow College', '2012 - 2014'],
      ['NVQ Level 3 Plumbing', 'Leeds College of Building', '2010'],
    ],
  ],
  [
    'Education',
    ['Lively Technical College, Horticulture Diploma, 2013 - 2014', 'Godby High School, GED, 2012'],
    [
      ['Horticulture Diploma', 'Lively Technical College', '2013 - 2014'],
      ['GED', 'Godby High School', '2012'],
    ],
  ],
  [
    'Education',
    [
      'Pesticide applicator apprenticeship, Big Bend Growers, 2015',
      'General Educational Development, Godby High School (2012)',
    ],
    [
      ['Pesticide applicator apprenticeship', 'Big Bend Growers', '2015'],
      ['General Educational Development', 'Godby High School', '2012'],
    ],
  ],
  [
    'Education',
    ['Associate of Science in Construction Management - Truckee Meadows Community College - 2009 to 2011'],
    [
      [
        'Associate of Science in Construction Management',
        'Truckee Meadows Community College',
        '2009 to 2011',
      ],
    ],
  ],
  [
    'Education',
    [
      'Associate of Applied Science, Nursing, Wake Tech, Raleigh, NC\t2016',
      'High School Diploma, Enloe High School\t2013',
    ],
    [
      ['Associate of Applied Science, Nursing', 'Wake Tech', '2016'],
      ['High School Diploma', 'Enloe High School', '2013'],
    ],
  ],
  [
    'Ausbildung',
    [
      '08/2013 – 07/2016\tAusbildung zur Fachkraft für Lagerlogistik, Naab Papier KG, Schwandorf',
      'Note 1,9',
      '2007 – 2013\tRealschule am Judenstein, Mittlerer Schulabschluss',
    ],
    [
      ['Ausbildung zur Fachkraft für Lagerlogistik', 'Naab Papier KG', '08/2013 – 07/2016'],
      ['Mittlerer Schulabschluss', 'Realschule am Judenstein', '2007 – 2013'],
    ],
  ],
  [
    'Ausbildung',
    [
      '2010 – 2013\tAusbildung zum Kfz-Mechatroniker',
      'Autohaus Brandl GmbH, Amberg',
      '2004 – 2010\tMittlere Reife',
      'Realschule Amberg (Note 2,1)',
    ],
    [
      ['Ausbildung zum Kfz-Mechatroniker', 'Autohaus Brandl GmbH', '2010 – 2013'],
      ['Mittlere Reife', 'Realschule Amberg', '2004 – 2010'],
    ],
  ],
  [
    'Bildungsweg',
    [
      '10/2012 – 09/2016 Studium der Betriebswirtschaftslehre, Universität Passau, Abschluss: Bachelor of Science (1,8)',
      '2004 – 2012 Abitur, Gymnasium Pfarrkirchen',
    ],
    [
      [
        'Studium der Betriebswirtschaftslehre, Bachelor of Science',
        'Universität Passau',
        '10/2012 – 09/2016',
      ],
      ['Abitur', 'Gymnasium Pfarrkirchen', '2004 – 2012'],
    ],
  ],
  [
    'Formation',
    [
      '2014 – 2016\tBTS Comptabilité et gestion, Lycée Jean Moulin, Lyon',
      '2012 – 2014\tCAP Cuisine, CFA de Rennes',
      '2011 Brevet des collèges, Collège Victor Hugo',
    ],
    [
      ['BTS Comptabilité et gestion', 'Lycée Jean Moulin', '2014 – 2016'],
      ['CAP Cuisine', 'CFA de Rennes', '2012 – 2014'],
      ['Brevet des collèges', 'Collège Victor Hugo', '2011'],
    ],
  ],
  [
    'Formación académica',
    [
      'Grado en Enfermería, Universidad de Sevilla, 2012 – 2016',
      'Bachillerato, IES San Isidoro, 2010 – 2012',
      'Técnico Superior en Administración, IES Luis Vives, 2009',
    ],
    [
      ['Grado en Enfermería', 'Universidad de Sevilla', '2012 – 2016'],
      ['Bachillerato', 'IES San Isidoro', '2010 – 2012'],
      ['Técnico Superior en Administración', 'IES Luis Vives', '2009'],
    ],
  ],
  [
    'Wykształcenie',
    [
      '2012 – 2017\tPolitechnika Wrocławska, mgr inż. informatyki',
      '2008 – 2012\tTechnikum Elektroniczne, Matura',
    ],
    [
      ['mgr inż. informatyki', 'Politechnika Wrocławska', '2012 – 2017'],
      ['Matura', 'Technikum Elektroniczne', '2008 – 2012'],
    ],
  ],
  [
    'Opleiding',
    [
      '2014 – 2018\tHBO Bachelor Verpleegkunde, Hogeschool Utrecht',
      '2010 – 2014\tMBO niveau 4 Verpleegkunde, ROC Midden Nederland',
      '2006 – 2010\tVMBO-TL, Meridiaan College',
    ],
    [
      ['HBO Bachelor Verpleegkunde', 'Hogeschool Utrecht', '2014 – 2018'],
      ['MBO niveau 4 Verpleegkunde', 'ROC Midden Nederland', '2010 – 2014'],
      ['VMBO-TL', 'Meridiaan College', '2006 – 2010'],
    ],
  ],
  [
    'Education',
    [
      'B.Tech (Mechanical), NIT Calicut, 2016, CGPA 8.1/10',
      'Plus Two, Government HSS Aluva, 2012, 91%',
      "SSLC, St. Mary's High School, 2010",
    ],
    [
      ['B.Tech (Mechanical)', 'NIT Calicut', '2016'],
      ['Plus Two', 'Government HSS Aluva', '2012'],
      ['SSLC', "St. Mary's High School", '2010'],
    ],
  ],
  [
    'Educational Qualifications',
    ['Class XII (CBSE), Kendriya Vidyalaya, Pune, 2014', 'Class X (CBSE), Kendriya Vidyalaya, Pune, 2012'],
    [
      ['Class XII (CBSE)', 'Kendriya Vidyalaya', '2014'],
      ['Class X (CBSE)', 'Kendriya Vidyalaya', '2012'],
    ],
  ],
  [
    'Educational Qualification',
    [
      'Course\tInstitution and year',
      'B.Sc. Chemistry\tMahatma Gandhi University, 2017',
      'Plus Two\tGovernment Higher Secondary School, Aluva, 2014',
    ],
    [
      ['B.Sc. Chemistry', 'Mahatma Gandhi University', '2017'],
      ['Plus Two', 'Government Higher Secondary School', '2014'],
    ],
  ],
  [
    'Education',
    ['University of Leeds, 2012 – 2016', 'BSc Economics, First Class Honours', 'MSc Finance, Distinction'],
    [
      ['BSc Economics', 'University of Leeds', '2012 – 2016'],
      ['MSc Finance', 'University of Leeds', '2012 – 2016'],
    ],
  ],
  [
    'Education',
    ['**University of Leeds', 'BSc Economics, 2:1, 2012 – 2015', 'MSc Finance, Merit, 2015 – 2016'],
    [
      ['BSc Economics', 'University of Leeds', '2012 – 2015'],
      ['MSc Finance', 'University of Leeds', '2015 – 2016'],
    ],
  ],
  [
    'Education',
    [
      'Diploma in Paramedicine, University of Limerick, 2015 - 2017',
      'Leaving Certificate, Ennis Community School, 2014',
    ],
    [
      ['Diploma in Paramedicine', 'University of Limerick', '2015 - 2017'],
      ['Leaving Certificate', 'Ennis Community School', '2014'],
    ],
  ],
  [
    'Education',
    ['HNC Textiles, Dundee and Angus College, 2010 - 2012'],
    [['HNC Textiles', 'Dundee and Angus College', '2010 - 2012']],
  ],
  [
    'Education',
    ['BA (Hons) History, 2:1', 'Durham University', '2010 – 2013'],
    [['BA (Hons) History', 'Durham University', '2010 – 2013']],
  ],
  [
    'Education',
    ['2010 – 2013', 'BA (Hons) History (First Class)', 'Durham University'],
    [['BA (Hons) History', 'Durham University', '2010 – 2013']],
  ],
  [
    'Education',
    ['GCSEs: 9 including Maths and English (A*–C), Allerton Grange School, 2008'],
    [['GCSEs: 9 including Maths and English', 'Allerton Grange School', '2008']],
  ],
  [
    'Education',
    ['BS Biology, GPA 3.8/4.0 – University of Georgia, May 2014'],
    [['BS Biology', 'University of Georgia', 'May 2014']],
  ],
  [
    'Education',
    ['Bachelor of Arts in English | Ohio State University | Columbus, OH | 2011', 'GPA: 3.6'],
    [['Bachelor of Arts in English', 'Ohio State University', '2011']],
  ],
  [
    'Education',
    [
      'Level 2 Diploma in Hairdressing, Bradford College, 2011',
      'Apprenticeship in Bricklaying, Kirklees Builders Ltd, 2009 – 2011',
    ],
    [
      ['Level 2 Diploma in Hairdressing', 'Bradford College', '2011'],
      ['Apprenticeship in Bricklaying', 'Kirklees Builders Ltd', '2009 – 2011'],
    ],
  ],
  [
    'Education',
    ['Junior Certificate, Coláiste Muire, 2012', 'Leaving Certificate, Coláiste Muire, 2014'],
    [
      ['Junior Certificate', 'Coláiste Muire', '2012'],
      ['Leaving Certificate', 'Coláiste Muire', '2014'],
    ],
  ],
  [
    'Education',
    ['QQI Level 5 Healthcare Support, Limerick College of Further Education, 2016'],
    [['QQI Level 5 Healthcare Support', 'Limerick College of Further Education', '2016']],
  ],
  [
    'Formation',
    [
      'Licence professionnelle Logistique, IUT de Lille, 2013',
      'Baccalauréat STMG, Lycée Faidherbe, Lille, 2012, mention bien',
    ],
    [
      ['Licence professionnelle Logistique', 'IUT de Lille', '2013'],
      ['Baccalauréat STMG', 'Lycée Faidherbe', '2012'],
    ],
  ],
  [
    'Schulbildung',
    [
      '2005 – 2009 Hauptschulabschluss, Mittelschule Cham',
      '2009 – 2012 Lehre als Bäckerin, Bäckerei Huber, Cham, Note 1,7',
    ],
    [
      ['Hauptschulabschluss', 'Mittelschule Cham', '2005 – 2009'],
      ['Lehre als Bäckerin', 'Bäckerei Huber', '2009 – 2012'],
    ],
  ],
  [
    'Schulbildung',
    ['2012 Matura, BG Rein, Graz', '2008 Gesellenprüfung Tischler, Tischlerei Moser GmbH'],
    [
      ['Matura', 'BG Rein', '2012'],
      ['Gesellenprüfung Tischler', 'Tischlerei Moser GmbH', '2008'],
    ],
  ],
  [
    'Education',
    ['Harvard Extension School', 'Certificate in Museum Studies', '2018'],
    [['Certificate in Museum Studies', 'Harvard Extension School', '2018']],
  ],
  [
    'Education',
    ['Sparks High School, Sparks, NV — Diploma, 2005'],
    [['Diploma', 'Sparks High School', '2005']],
  ],
  [
    'Education',
    ['B.Com from Bangalore University in 2013 with 72%', "PUC from St. Joseph's College, Bangalore in 2010"],
    [
      ['B.Com', 'Bangalore University', '2013'],
      ['PUC', "St. Joseph's College", '2010'],
    ],
  ],
  [
    'Education',
    ['2016 - 2018: MBA (Finance), Symbiosis Institute, Pune', '2012 - 2015: BBA, Pune University'],
    [
      ['MBA (Finance)', 'Symbiosis Institute', '2016 - 2018'],
      ['BBA', 'Pune University', '2012 - 2015'],
    ],
  ],
  [
    'Education',
    ['Ausbildung zur Bankkauffrau (IHK), Sparkasse Regensburg, 09/2010 – 07/2013, Abschlussnote 2,0'],
    [['Ausbildung zur Bankkauffrau (IHK)', 'Sparkasse Regensburg', '09/2010 – 07/2013']],
  ],
  [
    'Education',
    ['MSci Chemistry, 2:1\tUniversity of Bristol\t2010 – 2014'],
    [['MSci Chemistry', 'University of Bristol', '2010 – 2014']],
  ],
  [
    'Education',
    ['Doctor of Philosophy (PhD), Molecular Biology\t2014 – 2018', 'University of Glasgow, Glasgow, UK'],
    [['Doctor of Philosophy (PhD), Molecular Biology', 'University of Glasgow', '2014 – 2018']],
  ],
  [
    'Education',
    ['Some college, Reno Community College, 2003', 'High school equivalency (GED), 2001'],
    [
      ['Some college', 'Reno Community College', '2003'],
      ['High school equivalency (GED)', null, '2001'],
    ],
  ],
];

test.each(cases)('[L-25] below %j, %j are the degrees %j', (heading, rows, degrees) => {
  const { education } = readSection(heading, rows);
  expect(education.map(({ degree, institution, dates }) => [degree, institution, dates])).toEqual(degrees);
});

test('[L-25] a grade is a detail, and a town behind the school is its place', () => {
  const { education } = readSection('Ausbildung', [
    '08/2013 – 07/2016\tAusbildung zur Fachkraft für Lagerlogistik, Naab Papier KG, Schwandorf',
    'Note 1,9',
  ]);
  expect(education.map(({ place, details }) => [place, details])).toEqual([['Schwandorf', ['Note 1,9']]]);
});
