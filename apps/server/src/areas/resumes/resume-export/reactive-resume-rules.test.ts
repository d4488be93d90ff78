import { describe, expect, test } from 'vitest';
import { readJsonResume } from './json-resume-rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

function read(resume: unknown) {
  const answer = readJsonResume(JSON.stringify(resume));
  if ('problem' in answer) throw new Error(sayEnglish(answer.problem));
  return answer;
}

const section = (...items: object[]) => ({ name: 'Section', items });

describe('[C-6] Reactive Resume in its own shape', () => {
  test('version 4: printed dates, links as objects, texts in HTML', () => {
    const { resume, leftOut } = read({
      basics: {
        name: 'Orla Quinn',
        headline: 'Harbour Pilot',
        email: 'orla@quinn.example',
        phone: '+353 1 555 0101',
        location: 'Cork, Ireland',
        url: { label: 'Site', href: 'https://quinn.example' },
        customFields: [],
        picture: { url: '', size: 64 },
      },
      sections: {
        summary: { name: 'Summary', visible: true, content: '<p>Brings ships in.</p>' },
        experience: section(
          {
            visible: true,
            company: 'Port of Cork',
            position: 'Pilot',
            location: 'Cork',
            date: 'March 2018 to Present',
            summary: '<p>Day and night.</p><ul><li><p>600 ships</p></li><li>No harm</li></ul>',
            url: { label: '', href: 'https://port.example' },
          },
          { visible: true, company: 'Lee Ferries', position: 'Mate', date: '2012 - 2018', summary: '' },
          { visible: false, company: 'Secret', position: 'Spy', date: '2010' },
        ),
        education: section({
          institution: 'Nautical College',
          studyType: 'BSc',
          area: 'Navigation',
          score: '1.1',
          date: '2008–2012',
          summary: '',
        }),
        skills: section({ name: 'Radar', description: 'Expert', level: 5, keywords: ['ARPA', 'AIS'] }),
        languages: section({ name: 'Irish', description: 'Native', level: 5 }),
        certifications: section({
          name: 'Master',
          issuer: 'MSO',
          date: 'June 2015',
          summary: '',
          url: { href: '' },
        }),
        profiles: section({ network: 'LinkedIn', username: 'orla', url: { href: 'https://l.example/orla' } }),
        references: section({ name: 'Bo', description: 'Harbour master', summary: '<p>Calm.</p>' }),
        custom: {},
      },
      metadata: { template: 'rhyhorn' },
    });
    expect(resume).toMatchObject({
      basics: {
        name: 'Orla Quinn',
        label: 'Harbour Pilot',
        url: 'https://quinn.example',
        summary: 'Brings ships in.',
        location: { city: 'Cork', countryCode: 'IE' },
        profiles: [{ network: 'LinkedIn', username: 'orla', url: 'https://l.example/orla' }],
      },
      work: [
        {
          name: 'Port of Cork',
          position: 'Pilot',
          location: 'Cork',
          startDate: '2018-03',
          'x-waymark': { isCurrent: true },
          summary: 'Day and night.',
          highlights: ['600 ships', 'No harm'],
          url: 'https://port.example',
        },
        { name: 'Lee Ferries', startDate: '2012', endDate: '2018' },
      ],
      education: [
        {
          institution: 'Nautical College',
          studyType: 'BSc',
          startDate: '2008',
          endDate: '2012',
          score: '1.1',
        },
      ],
      skills: [{ name: 'Radar', level: 'Expert', keywords: ['ARPA', 'AIS'] }],
      languages: [{ language: 'Irish', fluency: 'Native' }],
      certificates: [{ name: 'Master', issuer: 'MSO', date: '2015-06' }],
      references: [{ name: 'Bo', reference: 'Calm.' }],
    });
    expect(resume.work).toHaveLength(2);
    expect(leftOut.map((one) => sayEnglish(one))).toEqual(['sections.experience[2] (hidden in the resume)']);
  });

  test('version 5: periods, websites, schools and degrees', () => {
    const { resume } = read({
      picture: { hidden: false, url: '' },
      basics: {
        name: 'Bo Lee',
        headline: 'Baker',
        location: 'Leeds',
        website: { url: 'https://bo.example', label: '' },
      },
      summary: { title: '', content: '<p>Bakes.</p><p>Early.</p>', hidden: false },
      sections: {
        experience: section({
          hidden: false,
          company: 'Oven',
          position: 'Baker',
          period: 'January 2020 - June 2023',
          website: { url: '', label: '' },
          description: '<ul><li>Rye</li></ul>',
        }),
        education: section({
          hidden: false,
          school: 'Mill',
          degree: 'NVQ',
          area: 'Baking',
          grade: 'B',
          period: '2019',
          description: '',
        }),
        languages: section({ hidden: false, language: 'Welsh', fluency: 'Fluent', level: 4 }),
        certifications: section({ hidden: true, title: 'Gas', issuer: 'X', date: '2019' }),
        volunteer: section({
          hidden: false,
          organization: 'Food bank',
          period: '2021 – Present',
          description: '<p>Bread.</p>',
        }),
        projects: section({
          hidden: false,
          name: 'Oven 2',
          period: '2022',
          website: { url: 'https://o.example' },
          description: '<p>Built it.</p>',
        }),
      },
      customSections: [],
      metadata: {},
    });
    expect(resume).toMatchObject({
      basics: {
        name: 'Bo Lee',
        summary: 'Bakes.\nEarly.',
        url: 'https://bo.example',
        location: { city: 'Leeds' },
      },
      work: [{ name: 'Oven', startDate: '2020-01', endDate: '2023-06', highlights: ['Rye'] }],
      education: [{ institution: 'Mill', studyType: 'NVQ', score: 'B', endDate: '2019' }],
      languages: [{ language: 'Welsh', fluency: 'Fluent' }],
      volunteer: [
        { organization: 'Food bank', startDate: '2021', 'x-waymark': { isCurrent: true }, summary: 'Bread.' },
      ],
      projects: [{ name: 'Oven 2', description: 'Built it.', url: 'https://o.example' }],
    });
    expect(resume.certificates ?? []).toEqual([]);
  });
});
