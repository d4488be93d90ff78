import { msg, term } from '@waymark/contract/text/message';
import { contactHeading } from '../resume-words/constants.ts';
import { guidelines } from './constants.ts';
import type { CheckRule, Seen } from './finding-rules.ts';
import { quote, quoteSome, type PlacedLine, type ResumeText } from './text-rules.ts';

/** The lines above the first section with a heading, and those under headings like "Contact". */
function headLines({ resume, lines, byId }: ResumeText): PlacedLine[] {
  const head = resume.sections.filter(
    ({ kind, heading }) => kind === 'other' && (heading === null || contactHeading.test(heading)),
  );
  const own = head.flatMap((section) => section.lines).flatMap((id) => byId.get(id) ?? []);
  return own.length > 0 ? own : lines.slice(0, 8);
}

function findMissingEmail({ resume, lines }: ResumeText): Seen | undefined {
  // A text with an at sign may be an address that the reader failed to parse.
  if (resume.contact.email || lines.some(({ text }) => text.includes('@'))) return undefined;
  return {
    title: msg`There is no email address`,
    seen: msg`No line of the file holds an email address that could be read.`,
    lines: [],
  };
}

const oddWords =
  /(?:^|[._\d-])(?:sexy|babe|hottie|party|ninja|rockstar|princess|lover|killer|stoner|beer|badboy|badgirl|cutie|gangsta|dude)(?![a-z])/i;

function findOddEmail({ resume: { contact } }: ResumeText): Seen | undefined {
  const { email } = contact;
  const name = email?.text.split('@')[0] ?? '';
  if (!email || !oddWords.test(name)) return undefined;
  return {
    title: msg`The email address does not sound like work`,
    seen: msg`The address is ${quote(email.text)}.`,
    lines: [email.line],
  };
}

function findBirthYear({ resume: { contact } }: ResumeText): Seen | undefined {
  const { email } = contact;
  const year = /(?<!\d)(?:19[4-9]\d|200\d)(?!\d)/.exec(email?.text.split('@')[0] ?? '')?.[0];
  if (!email || year === undefined) return undefined;
  return {
    title: msg`The email address may give an age away`,
    seen: msg`${quote(email.text)} holds “${year}”, which reads as a year of birth.`,
    lines: [email.line],
  };
}

const numberLike = /(?:\+|\(|\b)\d(?:[\d\s().-]{6,})\d/;

function findMissingPhone(text: ResumeText): Seen | undefined {
  const { phone } = text.resume.contact;
  if (phone || headLines(text).some((line) => numberLike.test(line.text))) return undefined;
  return {
    title: msg`There is no phone number`,
    seen: msg`No line of the file holds a number that could be called.`,
    lines: [],
  };
}

const northAmerican = /^\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/;

function findLocalPhone({ resume: { contact } }: ResumeText): Seen | undefined {
  const { phone } = contact;
  if (!phone || /^\s*(?:\+|\(\+|00)/.test(phone.text) || northAmerican.test(phone.text.trim()))
    return undefined;
  return {
    title: msg`The phone number has no country code`,
    seen: msg`The number is ${quote(phone.text)}.`,
    lines: [phone.line],
  };
}

function findMissingPlace(text: ResumeText): Seen | undefined {
  const { place } = text.resume.contact;
  // A place can be real although no list has it.
  const mayBe = headLines(text).some((line) => /\p{Lu}[\p{L}.'-]+,\s*\p{Lu}/u.test(line.text));
  if (place || mayBe) return undefined;
  return {
    title: msg`It does not say where you are`,
    seen: msg`Beside your name there is neither a city nor a country.`,
    lines: [],
  };
}

const personal =
  /(?:^|[|•·;,]\s*)(date of birth|birth ?date|d\.?o\.?b\.?|born(?: on)?|age|marital status|civil status|family status|religion|gender|sex|number of children|children)\s*[:–]\s*\S/i;

function findPersonalDetails({ lines }: ResumeText): Seen | undefined {
  const found = lines.flatMap((line) => {
    const label = personal.exec(line.text)?.[1];
    return label === undefined ? [] : [{ line, label }];
  });
  if (found.length === 0) return undefined;
  return {
    title: msg`It tells what employers must not judge by`,
    seen: msg`It says ${term(quoteSome(found.map(({ line }) => line.text)))}.`,
    lines: found.map(({ line }) => line.id),
  };
}

const profileSites: Readonly<Record<string, string>> = { linkedin: 'linkedin.com', github: 'github.com' };

function findEmptyLinks(text: ResumeText): Seen | undefined {
  const links = text.resume.contact.links.filter(({ url }) => /^https?:/.test(url));
  const empty = headLines(text).flatMap((line) => {
    // Any host counts: the words may link to an address.
    if (links.some((link) => link.line === line.id)) return [];
    return line.text.split(/\s*[|•·,;]\s*|\s{2,}/).flatMap((piece) => {
      const name = /^[^\p{L}]*(linkedin|github|portfolio)(?:\s*profile)?[^\p{L}\d]*$/iu.exec(piece)?.[1];
      const host = profileSites[name?.toLowerCase() ?? ''] ?? '';
      return name === undefined || links.some(({ url }) => url.toLowerCase().includes(host))
        ? []
        : [{ name, line: line.id }];
    });
  });
  if (empty.length === 0) return undefined;
  return {
    title: msg`A profile is named, and nothing leads to it`,
    seen: msg`${term(quoteSome(empty.map(({ name }) => name)))} is neither a link nor followed by an address.`,
    lines: empty.map(({ line }) => line),
  };
}

function seeContact({ resume: { contact } }: ResumeText): Seen | undefined {
  const { name, email, phone } = contact;
  if (!name || !email || !phone) return undefined;
  return {
    title: msg`You can be reached`,
    seen: msg`${[name.text, email.text, phone.text].join(', ')} were read without trouble.`,
    lines: [name.line, email.line, phone.line],
  };
}

export const contactRules: readonly CheckRule[] = [
  {
    rule: 'contact-email-missing',
    section: 'contact',
    severity: 'high',
    points: 7,
    why: msg`Most invitations are sent by email, and software of employers files candidates by it.`,
    source: guidelines.harvard,
    mend: msg`Put one address below your name, as text and not in a picture or a page header.`,
    contradicts: ['contact-good'],
    find: findMissingEmail,
  },
  {
    rule: 'contact-email-odd',
    section: 'contact',
    severity: 'low',
    points: 2,
    why: msg`It is read before anything you did at work.`,
    source: guidelines.careersService,
    mend: msg`Use an address that is made of your name.`,
    contradicts: ['contact-good'],
    find: findOddEmail,
  },
  {
    rule: 'contact-email-year',
    section: 'contact',
    severity: 'low',
    points: 1,
    why: msg`An age says nothing about work, and employers must not decide by it.`,
    source: guidelines.careersService,
    mend: msg`Use an address without the year.`,
    find: findBirthYear,
  },
  {
    rule: 'contact-phone-missing',
    section: 'contact',
    severity: 'medium',
    points: 4,
    why: msg`Recruiters often call to agree on a time.`,
    source: guidelines.harvard,
    mend: msg`Add a number beside the email address.`,
    contradicts: ['contact-good'],
    find: findMissingPhone,
  },
  {
    rule: 'contact-phone-country',
    section: 'contact',
    severity: 'low',
    points: 1,
    why: msg`Without it the number cannot be called from another country, and software may file it under the wrong one.`,
    source: guidelines.phones,
    mend: msg`Begin with + and the code of the country, and leave out the first zero of the number.`,
    contradicts: ['contact-good'],
    find: findLocalPhone,
  },
  {
    rule: 'contact-place-missing',
    section: 'contact',
    severity: 'low',
    isAbsence: true,
    points: 2,
    why: msg`Employers look for people near a place, and ask whether you would move.`,
    source: guidelines.careersService,
    mend: msg`Add your city and country. A street is not needed.`,
    find: findMissingPlace,
  },
  {
    rule: 'contact-personal-details',
    section: 'contact',
    severity: 'medium',
    points: 3,
    why: msg`In many countries employers may not choose by age, family, faith or gender, and would rather not know. Where an advert asks for it, it may stay.`,
    source: guidelines.fairHiring,
    mend: msg`Leave these lines out.`,
    find: findPersonalDetails,
  },
  {
    rule: 'contact-links-empty',
    section: 'contact',
    severity: 'low',
    points: 2,
    why: msg`Recruiters who want to see it have to search for you, and may find another person.`,
    source: guidelines.links,
    mend: msg`Write the address itself, for example linkedin.com/in/your-name: it works on paper too.`,
    find: findEmptyLinks,
  },
  {
    rule: 'contact-good',
    section: 'contact',
    severity: 'good',
    points: 0,
    why: msg`Name, email and phone are what every employer needs first.`,
    source: guidelines.fields,
    find: seeContact,
  },
];
