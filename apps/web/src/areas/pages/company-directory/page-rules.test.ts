import type { PublicCompany } from '@waymark/contract/pages/company-directory';
import { describe, expect, test } from 'vitest';
import {
  addressLines,
  describeCompany,
  hostOf,
  organizationMarkup,
  smallWidthOf,
  socialLinks,
  webAddressOf,
} from './page-rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

const unsaid: PublicCompany = {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Quiet Docks',
  website: '',
  industry: '',
  size: '',
  about: '',
  benefits: [],
  foundedOn: null,
  address: { street: '', zip: '', city: '', country: '' },
  position: null,
  facebook: '',
  twitter: '',
  google: '',
  linkedin: '',
  logoUrl: null,
  pictures: [],
  people: [],
  verification: null,
};
const said: PublicCompany = {
  ...unsaid,
  website: 'https://www.docks.example/about',
  industry: 'Logistics',
  size: '201–1,000',
  about: 'We load ships. And trains.\n\nSince 1998.',
  foundedOn: '1998-04-01',
  address: { street: 'Havnegata 1', zip: '0150', city: 'Oslo', country: 'Norway' },
  linkedin: 'https://linkedin.example/company/docks',
  twitter: 'javascript:alert(1)',
};

test.each(['', 'docks.example', 'javascript:alert(1)', 'ftp://docks.example', 'data:text/html,x'])(
  '[H-2] "%s" is no link',
  (text) => {
    expect(webAddressOf(text)).toBeNull();
  },
);

test('[H-2] links name their host, and only those of the web are shown', () => {
  expect(hostOf(webAddressOf(said.website) ?? '')).toBe('docks.example');
  expect(socialLinks(said)).toEqual([{ label: 'Linkedin', href: 'https://linkedin.example/company/docks' }]);
});

test('[H-2] an address has the lines that were given', () => {
  expect(addressLines(said.address)).toEqual(['Havnegata 1', '0150 Oslo', 'Norway']);
  expect(addressLines({ ...said.address, street: '', zip: '' })).toEqual(['Oslo', 'Norway']);
  expect(addressLines(unsaid.address)).toEqual([]);
});

describe('the markup for search engines', () => {
  test('[H-2] has what is known', () => {
    expect(organizationMarkup(said, 'https://jobs.example')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `https://jobs.example/companies?company=${said.id}`,
      name: 'Quiet Docks',
      url: 'https://www.docks.example/about',
      description: said.about,
      foundingDate: '1998-04-01',
      numberOfEmployees: { '@type': 'QuantitativeValue', minValue: 201, maxValue: 1000 },
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Havnegata 1',
        postalCode: '0150',
        addressLocality: 'Oslo',
        addressCountry: 'Norway',
      },
      sameAs: ['https://linkedin.example/company/docks'],
    });
  });

  test('[L-34] the largest size has no upper bound', () => {
    expect(organizationMarkup({ ...said, size: '5,000+' }, '')).toMatchObject({
      numberOfEmployees: { '@type': 'QuantitativeValue', minValue: 5000 },
    });
    expect(JSON.stringify(organizationMarkup({ ...said, size: '5,000+' }, ''))).not.toContain('maxValue');
  });

  test('[H-2] leaves out what is not', () => {
    expect(Object.keys(organizationMarkup(unsaid, 'https://jobs.example'))).toEqual([
      '@context',
      '@type',
      '@id',
      'name',
    ]);
  });
});

test('[I-10] the description begins with the jobs and goes on with the first sentence', () => {
  expect(describeCompany(sayEnglish, said, 1)).toBe('1 open job. We load ships.');
  expect(describeCompany(sayEnglish, unsaid, 0)).toBe('No open job right now.');
  expect(describeCompany(sayEnglish, { ...said, about: `${'long '.repeat(60)}.` }, 2)).toBe(
    '2 open jobs. Logistics in Oslo.',
  );
  expect(describeCompany(sayEnglish, { ...said, about: 'No end' }, 2)).toBe(
    '2 open jobs. Logistics in Oslo.',
  );
});

test.each([
  [{ width: 1600, height: 800 }, 640],
  [{ width: 800, height: 1600 }, 320],
  [{ width: 500, height: 400 }, 500],
])('[H-2] the small version of %j is %d wide', (size, width) => {
  expect(smallWidthOf(size)).toBe(width);
});
