import { expect, test } from 'vitest';
import { readSection } from '../../../testing/resumes/flow-lines.ts';

type Degree = [degree: string | null, institution: string | null, dates: string | null];

const cases: [heading: string, rows: string[], degrees: Degree[]][] = [
  [
    'Education',
    [
      '**BSc (Hons) Adult Nursing – First Class',
      'University of Salford, Salford\t2013 – 2016',
      '- Dissertation on falls',
      '**A Levels',
      'Eccles Sixth Form College\t2011 – 2013',
      '- Biology (B), Psychology (B)',
    ],
    [
      ['BSc (Hons) Adult Nursing', 'University of Salford', '2013 – 2016'],
      ['A Levels', 'Eccles Sixth Form College', '2011 – 2013'],
    ],
  ],
  [
    'Education',
    [
      'University of Texas at Austin, Austin, TX',
      'Bachelor of Business Administration, Finance\tMay 2015',
      'GPA: 3.7',
    ],
    [['Bachelor of Business Administration, Finance', 'University of Texas at Austin', 'May 2015']],
  ],
  [
    'Education',
    [
      'Master of Public Health (MPH), Emory University, Atlanta, GA — Expected May 2026',
      'B.A. Sociology, Spelman College, Atlanta, GA — May 2022',
    ],
    [
      ['Master of Public Health (MPH)', 'Emory University', 'Expected May 2026'],
      ['B.A. Sociology', 'Spelman College', 'May 2022'],
    ],
  ],
  [
    'Education and Training',
    [
      'City & Guilds Level 3 Electrical Installation, Leeds City College, 2012',
      'NVQ Level 2 in Customer Service – Tesco Academy – 2010',
      'GCSEs (7 A–C), Roundhay School, 2009',
    ],
    [
      ['City & Guilds Level 3 Electrical Installation', 'Leeds City College', '2012'],
      ['NVQ Level 2 in Customer Service', 'Tesco Academy', '2010'],
      ['GCSEs (7 A–C)', 'Roundhay School', '2009'],
    ],
  ],
  [
    'Ausbildung',
    [
      '09/2015 – 07/2018',
      'Ausbildung zum Anlagenmechaniker SHK, Firma Huber Haustechnik, Straubing',
      'Abschluss: Gesellenbrief, Note 2',
      '09/2009 – 07/2015',
      'Mittelschule Straubing, Qualifizierender Hauptschulabschluss',
    ],
    [
      ['Ausbildung zum Anlagenmechaniker SHK, Gesellenbrief', 'Firma Huber Haustechnik', '09/2015 – 07/2018'],
      ['Qualifizierender Hauptschulabschluss', 'Mittelschule Straubing', '09/2009 – 07/2015'],
    ],
  ],
  [
    'Studium',
    [
      'WS 2012 – SS 2016: B.Eng. Maschinenbau, OTH Regensburg',
      '2003 – 2012: Allgemeine Hochschulreife, Goethe-Gymnasium Regensburg (Note: 2,3)',
    ],
    [
      ['B.Eng. Maschinenbau', 'OTH Regensburg', '2012 – 2016'],
      ['Allgemeine Hochschulreife', 'Goethe-Gymnasium Regensburg', '2003 – 2012'],
    ],
  ],
  [
    'Formation',
    [
      'Master 2 Droit des affaires – Université Paris 1 Panthéon-Sorbonne – 2015',
      'Licence de droit – Université de Nantes – 2013',
      'Baccalauréat ES, mention Bien – Lycée Clemenceau, Nantes – 2010',
    ],
    [
      ['Master 2 Droit des affaires', 'Université Paris 1 Panthéon-Sorbonne', '2015'],
      ['Licence de droit', 'Université de Nantes', '2013'],
      ['Baccalauréat ES', 'Lycée Clemenceau', '2010'],
    ],
  ],
  [
    'Formation',
    [
      '2012 : BEP Carrières sanitaires et sociales, Lycée professionnel Jean Moulin',
      "2014 : Diplôme d'État d'aide-soignante, IFAS de Rennes",
    ],
    [
      ['BEP Carrières sanitaires et sociales', 'Lycée professionnel Jean Moulin', '2012'],
      ["Diplôme d'État d'aide-soignante", 'IFAS de Rennes', '2014'],
    ],
  ],
  [
    'Formación',
    [
      '2010-2012 Ciclo Formativo de Grado Superior en Administración y Finanzas, IES Clara Campoamor',
      '2008-2010 Bachillerato de Ciencias Sociales, IES Clara Campoamor',
      '2008 ESO, Colegio San José',
    ],
    [
      ['Ciclo Formativo de Grado Superior en Administración y Finanzas', 'IES Clara Campoamor', '2010-2012'],
      ['Bachillerato de Ciencias Sociales', 'IES Clara Campoamor', '2008-2010'],
      ['ESO', 'Colegio San José', '2008'],
    ],
  ],
  [
    'Wykształcenie',
    [
      '2009–2013 Technikum Gastronomiczne w Poznaniu, technik żywienia',
      '2013–2016 Uniwersytet Przyrodniczy w Poznaniu, licencjat – dietetyka',
    ],
    [
      ['technik żywienia', 'Technikum Gastronomiczne w Poznaniu', '2009–2013'],
      ['licencjat, dietetyka', 'Uniwersytet Przyrodniczy w Poznaniu', '2013–2016'],
    ],
  ],
  [
    'Opleidingen',
    [
      '2015 – 2019\tHBO Rechten, Hogeschool van Amsterdam (diploma behaald)',
      '2009 – 2015\tVWO, Barlaeus Gymnasium, Amsterdam',
    ],
    [
      ['HBO Rechten', 'Hogeschool van Amsterdam', '2015 – 2019'],
      ['VWO', 'Barlaeus Gymnasium', '2009 – 2015'],
    ],
  ],
  [
    'Academic Qualifications',
    [
      'MBA in Marketing from ICFAI University, Hyderabad (2012), 68%',
      'B.E. (ECE), Anna University, Chennai, 2010, First Class with Distinction',
      'XII, CBSE, DAV Public School, 2006, 84%',
      'X, CBSE, DAV Public School, 2004, 88%',
    ],
    [
      ['MBA in Marketing', 'ICFAI University', '2012'],
      ['B.E. (ECE)', 'Anna University', '2010'],
      ['XII', 'DAV Public School', '2006'],
      ['X', 'DAV Public School', '2004'],
    ],
  ],
  [
    'Education',
    [
      'Diploma in Civil Engineering, Govt. Polytechnic, Thrissur, 2015',
      'ITI Fitter, Govt. ITI Kalamassery, 2012',
      "10th Standard, St. Joseph's HSS, 2010",
    ],
    [
      ['Diploma in Civil Engineering', 'Govt. Polytechnic', '2015'],
      ['ITI Fitter', 'Govt. ITI Kalamassery', '2012'],
      ['10th Standard', "St. Joseph's HSS", '2010'],
    ],
  ],
  [
    'Education',
    ['Bachelor of Commerce (Accounting)', 'Makerere University', 'Kampala, Uganda', '2011 – 2014'],
    [['Bachelor of Commerce (Accounting)', 'Makerere University', '2011 – 2014']],
  ],
  [
    'Education',
    ['2014', 'High School Diploma', 'Central High School, Omaha, NE'],
    [['High School Diploma', 'Central High School', '2014']],
  ],
  [
    'Education',
    ['Electrician Apprenticeship, IBEW Local 22, 2014 – 2018', 'Omaha North High School, Diploma, 2013'],
    [
      ['Electrician Apprenticeship', 'IBEW Local 22', '2014 – 2018'],
      ['Diploma', 'Omaha North High School', '2013'],
    ],
  ],
  [
    'Education',
    ['Certificate III in Commercial Cookery, TAFE NSW, 2016', 'HSC, Parramatta High School, 2014'],
    [
      ['Certificate III in Commercial Cookery', 'TAFE NSW', '2016'],
      ['HSC', 'Parramatta High School', '2014'],
    ],
  ],
  [
    'Education',
    [
      'LLB Law (2:1) | University of Warwick | 2010 – 2013',
      'LPC (Distinction) | BPP Law School, Birmingham | 2013 – 2014',
    ],
    [
      ['LLB Law', 'University of Warwick', '2010 – 2013'],
      ['LPC', 'BPP Law School', '2013 – 2014'],
    ],
  ],
  [
    'Education',
    [
      'PhD Chemistry, 2012 – 2016',
      'Trinity College Dublin',
      'BSc Chemistry, 2008 – 2012',
      'Trinity College Dublin',
    ],
    [
      ['PhD Chemistry', 'Trinity College Dublin', '2012 – 2016'],
      ['BSc Chemistry', 'Trinity College Dublin', '2008 – 2012'],
    ],
  ],
  [
    'Education',
    [
      'Trinity College Dublin: PhD Chemistry (2012 – 2016)',
      'University of Limerick: BSc Chemistry (2008 – 2012)',
    ],
    [
      ['PhD Chemistry', 'Trinity College Dublin', '2012 – 2016'],
      ['BSc Chemistry', 'University of Limerick', '2008 – 2012'],
    ],
  ],
  [
    'Education',
    ['- BSc Economics, University of Ghana, 2009 – 2013', '- WASSCE, Achimota School, 2006 – 2009'],
    [
      ['BSc Economics', 'University of Ghana', '2009 – 2013'],
      ['WASSCE', 'Achimota School', '2006 – 2009'],
    ],
  ],
  [
    'Education',
    [
      'University of Lagos (2008 – 2012)',
      'B.Sc. Accounting (Second Class Upper)',
      'Kings College Lagos (2002 – 2008)',
      'WAEC',
    ],
    [
      ['B.Sc. Accounting', 'University of Lagos', '2008 – 2012'],
      ['WAEC', 'Kings College Lagos', '2002 – 2008'],
    ],
  ],
  [
    'Education',
    ["Bachelor's degree, Computer Science - University of Warsaw (2010 - 2014)"],
    [["Bachelor's degree, Computer Science", 'University of Warsaw', '2010 - 2014']],
  ],
  [
    'Education',
    ['Studied Hospitality at Galway-Mayo Institute of Technology, 2010 to 2012'],
    [['Studied Hospitality', 'Galway-Mayo Institute of Technology', '2010 to 2012']],
  ],
  [
    'Education',
    [
      'Apprentice Carpenter, Byrne Joinery Ltd, 2008 – 2012',
      'Level 6 Advanced Certificate Craft – Carpentry and Joinery, SOLAS, 2012',
      'Junior Certificate, 2007',
    ],
    [
      ['Apprentice Carpenter', 'Byrne Joinery Ltd', '2008 – 2012'],
      ['Level 6 Advanced Certificate Craft', 'SOLAS', '2012'],
      ['Junior Certificate', null, '2007'],
    ],
  ],
  [
    'Ausbildung',
    ['1998 - 2001 Lehre zum Tischler bei Tischlerei Moser, Graz', '1994 - 1998 Hauptschule Graz'],
    [
      ['Lehre zum Tischler', 'Tischlerei Moser', '1998 - 2001'],
      [null, 'Hauptschule Graz', '1994 - 1998'],
    ],
  ],
  [
    'Istruzione e formazione',
    [
      '2008 – 2011 Laurea triennale in Economia, Università di Bologna, 105/110',
      '2003 – 2008 Diploma di maturità scientifica, Liceo Galvani, Bologna',
    ],
    [
      ['Laurea triennale in Economia', 'Università di Bologna', '2008 – 2011'],
      ['Diploma di maturità scientifica', 'Liceo Galvani', '2003 – 2008'],
    ],
  ],
  [
    'Utbildning',
    [
      '2012 – 2015 Sjuksköterskeprogrammet, Lunds universitet',
      '2009 – 2012 Gymnasieexamen, Polhemskolan, Lund',
    ],
    [
      ['Sjuksköterskeprogrammet', 'Lunds universitet', '2012 – 2015'],
      ['Gymnasieexamen', 'Polhemskolan', '2009 – 2012'],
    ],
  ],
  [
    'Educação',
    [
      'Licenciatura em Enfermagem, Escola Superior de Enfermagem do Porto, 2010 - 2014',
      '12.º ano, Escola Secundária de Gondomar, 2009',
    ],
    [
      ['Licenciatura em Enfermagem', 'Escola Superior de Enfermagem do Porto', '2010 - 2014'],
      ['12.º ano', 'Escola Secundária de Gondomar', '2009'],
    ],
  ],
  [
    'Ausbildung',
    ['2010 – 2013 Diplom für Pflege, GuKPS Linz', '2002 – 2010 BG/BRG Ramsauerstraße, Linz (Matura 2010)'],
    [
      ['Diplom für Pflege', 'GuKPS Linz', '2010 – 2013'],
      ['Matura', 'BG/BRG Ramsauerstraße', '2002 – 2010'],
    ],
  ],
  [
    'Opleidingen',
    ['MTS Elektrotechniek, ROC Eindhoven, 1998-2002, diploma'],
    [['MTS Elektrotechniek', 'ROC Eindhoven', '1998-2002']],
  ],
  [
    'Educational Qualification',
    ['- Passed High School from U.P. Board in 2008', '- B.A. from Purvanchal University in 2013'],
    [
      ['High School', 'U.P. Board', '2008'],
      ['B.A.', 'Purvanchal University', '2013'],
    ],
  ],
  [
    'Titulación',
    ['Licenciado en Filología Inglesa (Universidad de Salamanca, 1998-2003)'],
    [['Licenciado en Filología Inglesa', 'Universidad de Salamanca', '1998-2003']],
  ],
];

test.each(cases)('[L-25] below %j, %j are the degrees %j', (heading, rows, degrees) => {
  const { education } = readSection(heading, rows);
  expect(education.map(({ degree, institution, dates }) => [degree, institution, dates])).toEqual(degrees);
});
