import { msg, term, type Message } from '@waymark/contract/text/message';
import type { BoardWords } from '@waymark/contract/board-words';
import type { WorkMode } from '@waymark/contract/jobs/choices';
import type { JobCategory } from '@waymark/contract/jobs/category-choices';
import { hasFewMarks, maxMarks } from '@waymark/contract/text/markup-limits';
import type { FieldReadingKind } from '@waymark/contract/jobs/source-choices';
import { importedFields, type ImportedField } from '@waymark/contract/jobs/staff-choices';
import { readPlaceFields, readPlaceParts } from '../../places/places/place-field-rules.ts';
import { distinct, readPlaces } from '../../places/places/reading-rules.ts';
import { keepMessage } from '../../../platform/languages/kept-message.ts';
import { isWithheld, saysNoValue } from '../../../platform/input/no-value.ts';
import { locate, type Gazetteer, type PlaceDraft } from '../../places/places/rules.ts';
import { readDay, readMoment } from '../jobs/date-rules.ts';
import { readRequiredYears } from '../jobs/experience-rules.ts';
import { readOwnValues } from '../jobs/own-field-rules.ts';
import type { PostingDraft } from '../jobs/posting-rules.ts';
import { maxItems, noteCount, noteLength, readFields, readList } from './field-rules.ts';
import type { ImportMapping } from './mapping-rules.ts';
import {
  readCategory,
  readType,
  readWorkMode,
  modeOfPlaces,
  modeOfTitle,
  remoteCountriesOf,
} from './rules.ts';
import { readSalary } from './salary-rules.ts';
import { readStatedLanguage } from './stated-language-rules.ts';
import { escapeText } from './block-rules.ts';
import { maxSource, readHtml, readNames, readPlain } from './text-rules.ts';
import { categoryOfTitle, typeOfTitle } from './title-rules.ts';
import { isBorneOut, SourceFields, textAt, writtenAt, type SourceRecord } from './value-rules.ts';

/** Longest texts that are still what they say they are, in characters. */
const limits = {
  sourceId: 500,
  title: 300,
  company: 200,
  description: 100_000,
  skills: 100,
  places: 200,
  applyUrl: 2000,
} as const;
/** "Remote: no" leaves open whether it is hybrid. */
const saysNoMode = /^(?:false|no|0)$/i;
const dayMilliseconds = 86_400_000;

/** How each field came to be what it is. */
export type Readings = Record<ImportedField, FieldReadingKind>;

export type ReadPosting =
  /** `unknown` are values that were set aside because no choice has their name. */
  { draft: PostingDraft; unknown: string[]; readings: Readings } | { problems: Message[]; sourceId: string };

export interface ReadingOptions {
  mapping: ImportMapping;
  gazetteer: Gazetteer;
  words: BoardWords;
  now: Date;
}

/** Reads one record as a posting, or says everything that is wrong with it. */
export function readPosting(record: SourceRecord, options: ReadingOptions): ReadPosting {
  return new PostingReader(record, options).read();
}

const lacking = { title: msg`it has no title`, sourceId: msg`it has no id`, company: msg`it has no company` };

class PostingReader {
  #fields: SourceFields;
  #given: ReadingOptions;
  #problems: Message[] = [];
  #unknown: string[] = [];
  #unreadFields = new Set<ImportedField>();
  #learnt = new Set<ImportedField>();
  #isPayFromText = false;

  constructor(record: SourceRecord, options: ReadingOptions) {
    this.#fields = new SourceFields(record, options.mapping);
    this.#given = options;
  }

  read(): ReadPosting {
    const title = this.#required('title');
    const places = this.#places(title);
    const countryCode = onlyCountryOf(places);
    const description = this.#description();
    const draft: PostingDraft = {
      sourceId: this.#required('sourceId'),
      company: {
        name: this.#required('company'),
        website: this.#website(),
        about: readPlain(this.#fields.text('companyAbout')).slice(0, limits.description),
        industry: readPlain(this.#fields.text('companyIndustry')).slice(0, limits.company),
      },
      title,
      description,
      ...readFields(this.#fields, { problems: this.#problems, unknown: this.#unknown }),
      category: this.#category(title),
      type: this.#choice('type', readType) ?? this.#learn('type', typeOfTitle(title)) ?? null,
      workMode: this.#workMode(title),
      places,
      skills: this.#skills(),
      ...this.#experience(),
      language: this.#language(),
      salary: this.#salary(places, description),
      applyUrl: this.#applyUrl(),
      postedAt: this.#postedAt(countryCode),
      deadline: this.#deadline(countryCode),
      ...this.#own(),
    };
    if (this.#problems.length > 0) return { problems: this.#problems, sourceId: draft.sourceId };
    return { draft, unknown: this.#unknown, readings: this.#readings(draft) };
  }

  /** Values of the board's own fields; a value that a field does not take is set aside, and none is required. */
  #own(): Pick<PostingDraft, 'own'> {
    const fields = this.#given.words.ownFields;
    const given = Object.fromEntries(fields.map((field) => [field.key, this.#fields.own(field)]));
    const { values, problems } = readOwnValues(given, fields, { mayLack: true });
    for (const key of Object.keys(problems))
      this.#unknown.push(`${key} "${String(given[key]).slice(0, 80)}"`);
    return Object.keys(values).length > 0 ? { own: values } : {};
  }

  #readings(draft: PostingDraft): Readings {
    const said: Readings = {
      places: this.#hasReadPlace(draft.places) ? 'read' : 'missing',
      workMode: draft.workMode ? 'read' : 'missing',
      category: draft.category === 'other' ? 'missing' : 'read',
      type: draft.type ? 'read' : 'missing',
      salary: draft.salary ? (this.#isPayFromText ? 'text' : 'read') : 'missing',
      experience: draft.experienceMin === null && draft.experienceMax === null ? 'missing' : 'read',
      deadline: draft.deadline ? 'read' : 'missing',
      postedAt: draft.postedAt ? 'read' : 'missing',
    };
    for (const field of importedFields) {
      if (said[field] === 'read' && this.#learnt.has(field)) said[field] = 'learnt';
      if (said[field] === 'missing' && this.#unreadFields.has(field)) said[field] = 'unread';
    }
    return said;
  }

  /** A town that the gazetteer does not have is kept as it was written, and is not read for that. */
  #hasReadPlace(places: readonly PlaceDraft[]): boolean {
    const { gazetteer } = this.#given;
    if (!this.#unreadFields.has('places')) return places.length > 0;
    return places.some((place) => place.city !== '' && locate(gazetteer, place) !== undefined);
  }

  /** Sets an unreadable value aside. */
  #setAside(field: ImportedField, value: string, longest = 80): void {
    this.#unreadFields.add(field);
    this.#unknown.push(`${field} "${value.slice(0, longest)}"`);
  }

  #learn<T>(field: ImportedField, value: T): T {
    if (value) this.#learnt.add(field);
    return value;
  }

  #required(field: keyof typeof lacking): string {
    const given = this.#fields.text(field);
    const text = field === 'sourceId' ? given : readPlain(given);
    if (text !== '') return this.#limited(field, text);
    const [written = ''] = this.#fields.written(field).map((value) => String(value).trim());
    const isSaid = field === 'company' && isBorneOut(written, this.#fields.text('companyWebsite'));
    if (isSaid) return this.#limited(field, readPlain(written));
    this.#problems.push(
      isWithheld(written) ? msg`${term(lacking[field])}: "${written}" names none` : lacking[field],
    );
    return '';
  }

  #limited(field: keyof typeof limits, text: string): string {
    return noteLength(this.#problems, text, { field, max: limits[field] });
  }

  /** A mapping that names several fields means all of them; the common names are the same text by other names. */
  #description(): string {
    const parts = this.#fields.parts('description');
    const chosen = this.#fields.rule('description').isJoined ? parts : parts.slice(0, 1);
    const source = chosen.map(({ heading, text }) => heading + text).join('');
    const isLong = source.length > maxSource;
    if (!isLong && hasFewMarks(source)) {
      const base = this.#fields.texts('applyUrl').find(isWebAddress);
      const html = chosen.map(({ heading, text }) => `${toHeading(heading)}${readHtml(text, base)}`).join('');
      return this.#limited('description', html);
    }
    this.#problems.push(
      isLong
        ? msg`its description has ${source.length} characters with its markup; at most ${maxSource} are read`
        : msg`its description has more tags; at most ${maxMarks} are read`,
    );
    return '';
  }

  #skills(): string[] {
    const texts = this.#fields.texts('skills');
    return readList(this.#problems, texts, { field: 'skills', max: limits.skills, read: readNames });
  }

  /** The first of the field's values that is one of the choices. */
  #choice<T extends string>(
    field: 'category' | 'type' | 'workMode',
    read: (text: string) => T | undefined,
  ): T | undefined {
    const texts = this.#fields.texts(field);
    const found = texts.map(read).find((choice) => choice !== undefined);
    if (found === undefined && texts[0] !== undefined) this.#setAside(field, texts[0].slice(0, 60));
    return found;
  }

  /** Where the source names none, or "other", the title often says it. */
  #category(title: string): JobCategory {
    const chosen = this.#choice('category', (text) => readCategory(this.#given.words, text)) ?? 'other';
    if (chosen !== 'other') return chosen;
    const others = [...this.#fields.texts('category'), this.#fields.text('companyIndustry')];
    return this.#learn('category', categoryOfTitle(this.#given.words, title, others)) ?? chosen;
  }

  /** Null where neither the field nor the places nor the title say it. */
  #workMode(title: string): WorkMode | null {
    const stated = this.#fields.texts('workMode').some((text) => !saysNoMode.test(text));
    const chosen = stated ? this.#choice('workMode', readWorkMode) : undefined;
    if (chosen) return chosen;
    const places = [...this.#fields.texts('places'), ...this.#fields.texts('city')];
    const learnt = modeOfPlaces(places) ?? modeOfTitle(title) ?? null;
    return this.#learn('workMode', learnt);
  }

  #places(title: string): PlaceDraft[] {
    const values = this.#fields.all('places');
    // Before they are read: each is looked up among all the places there are.
    if (!noteCount(this.#problems, values, 'places')) return [];
    const objects = values.filter((value) => typeof value === 'object') as SourceRecord[];
    const texts = [...this.#fields.texts('places'), ...objects.flatMap(placeText)].map((text) =>
      this.#limited('places', readPlain(text)),
    );
    const named = objects
      .filter((value) => placeText(value).length === 0)
      .flatMap((value) => this.#placeObject(value));
    const [written = ''] = this.#fields.written('city').filter((value) => typeof value === 'string');
    const city = written.trim();
    const [region, country] = [this.#fields.text('region'), this.#fields.text('country')];
    const places = [...this.#readPlaces(texts), ...named];
    if (places.length === 0) places.push(...this.#placeOfParts({ city, region, country }));
    if (places.every(isNowhere)) places.push(...this.#remoteFrom());
    if (places.every(isNowhere)) {
      places.push(...this.#learn('places', remoteCountriesOf(title, this.#given.gazetteer)));
    }
    const known = distinct(places.filter((place) => !isNowhere(place)));
    noteCount(this.#problems, known, 'places');
    return known;
  }

  /** Where applicants may live: countries and states by schema.org, or texts. */
  #remoteFrom(): PlaceDraft[] {
    const objects = this.#fields.all('remoteFrom').filter((value) => typeof value === 'object');
    const names = [
      ...this.#fields.texts('remoteFrom'),
      ...objects.flatMap((one) => placeText(one as SourceRecord)),
    ];
    return names.slice(0, maxItems).flatMap((given) => {
      const name = readPlain(given).slice(0, limits.places);
      const country = readPlaceFields({ city: '', region: '', country: name }, this.#given.gazetteer);
      if (country.countryCode !== '') return [country];
      return this.#readPlaces([name]).filter(({ countryCode }) => countryCode !== '');
    });
  }

  /** A place as an object, schema.org's among them. */
  #placeObject(value: SourceRecord): PlaceDraft[] {
    const address = addressOf(value);
    const text = (...paths: string[]) => readPlain(textAt(address, paths)).slice(0, limits.places);
    const city = readPlain(writtenAt(address, [...cityKeys, 'name'])).slice(0, limits.places);
    const region = text(...regionKeys);
    const country = text(...countryKeys);
    return this.#placeOfParts({ city, region, country });
  }

  /** A city alone is read like any text: of Springfield there are several. */
  #placeOfParts(parts: { city: string; region: string; country: string }): PlaceDraft[] {
    if (parts.region === '' && parts.country === '')
      return saysNoValue(parts.city) ? [] : this.#readPlaces([parts.city]);
    const { places, unread } = readPlaceParts(parts, this.#given.gazetteer);
    for (const text of unread) this.#setAside('places', text.slice(0, 60));
    return places;
  }

  #readPlaces(texts: readonly string[]): PlaceDraft[] {
    const { places, unread } = readPlaces(texts, this.#given.gazetteer, { isFact: true });
    for (const text of unread) this.#setAside('places', text.slice(0, 60));
    return places;
  }

  /** What is no number of years, or contradicts itself, is no reason to keep a posting out. */
  #experience(): Pick<PostingDraft, 'experienceMin' | 'experienceMax'> {
    const [text, least, most, months] = (
      ['experience', 'experienceMin', 'experienceMax', 'experienceMonths'] as const
    ).map((field) => this.#fields.text(field));
    const given = [text, least, most, months && `${months} months`].filter(Boolean) as string[];
    if (given.length === 0) return { experienceMin: null, experienceMax: null };
    const read = (one: string | undefined) => (one ? readRequiredYears(one) : undefined);
    const whole = read(text) ?? read(months && `${months} months`);
    const experienceMin = read(least)?.min ?? whole?.min ?? null;
    const experienceMaximum = read(most)?.min ?? whole?.max ?? null;
    const isOver = experienceMin !== null && experienceMaximum !== null && experienceMin > experienceMaximum;
    if (isOver || (experienceMin === null && experienceMaximum === null)) {
      this.#setAside('experience', given.join(', '));
      return { experienceMin: null, experienceMax: null };
    }
    return { experienceMin, experienceMax: experienceMaximum };
  }

  /** A language that the source states; where it states several, or "German and English required", the text tells. */
  #language(): string {
    const texts = this.#fields.texts('language');
    const read = [...new Set(texts.flatMap((text) => readStatedLanguage(text) ?? []))];
    const [only] = read;
    if (only !== undefined && read.length === 1) return only;
    if (texts[0] !== undefined) this.#unknown.push(`language "${texts.join(', ').slice(0, 80)}"`);
    return '';
  }

  #salary(places: readonly PlaceDraft[], description: string): PostingDraft['salary'] {
    const read = readSalary(this.#fields, { places, description });
    // What cannot be read as a salary is no reason to keep a posting out.
    if ('problem' in read) this.#setAside('salary', keepMessage(read.problem), Infinity);
    else if (read.isFromText) this.#isPayFromText = true;
    return 'problem' in read ? null : read.salary;
  }

  /** The first that is a web address: a source's broken link falls back to its next field. */
  #applyUrl(): string | null {
    const texts = this.#fields.texts('applyUrl');
    const found = texts.find(isWebAddress);
    if (found === undefined && texts[0] !== undefined) {
      this.#problems.push(msg`its link "${texts[0].slice(0, 60)}" does not begin with http:// or https://`);
    }
    return found === undefined ? null : this.#limited('applyUrl', found);
  }

  #website(): string {
    return this.#fields.texts('companyWebsite').find(isWebAddress)?.slice(0, limits.applyUrl) ?? '';
  }

  /** The last day for applications. "Until filled" is none, and a text that may be two days is not read. */
  #deadline(countryCode: string): string | null {
    const text = this.#fields.text('deadline');
    if (text === '') return null;
    const day = readDay(text, { format: this.#fields.rule('deadline').format, countryCode });
    if (day === undefined) this.#setAside('deadline', text);
    return day ?? null;
  }

  #postedAt(countryCode: string): Date | null {
    const text = this.#fields.text('postedAt');
    if (text === '') return null;
    const date = readMoment(text, { format: this.#fields.rule('postedAt').format, countryCode });
    if (date === undefined) this.#setAside('postedAt', text);
    // A day's grace: it is already tomorrow somewhere.
    if (date && date.getTime() > this.#given.now.getTime() + dayMilliseconds) {
      this.#problems.push(msg`its day of posting ${date.toISOString().slice(0, 10)} is in the future`);
    }
    return date ?? null;
  }
}

const toHeading = (text: string) => (text === '' ? '' : `<h3>${escapeText(readPlain(text))}</h3>`);

const cityKeys = ['city', 'addressLocality', 'locality'];
const regionKeys = ['region', 'state', 'addressRegion', 'province'];
const countryKeys = ['countryCode', 'country', 'addressCountry.name', 'addressCountry'];

const addressOf = (value: SourceRecord): SourceRecord => ({
  ...value,
  ...(typeof value['address'] === 'object' ? value['address'] : {}),
});

/** Of a place without parts the name or the whole address, to be read as a text: `{ "name": "London, UK" }`. */
function placeText(value: SourceRecord): string[] {
  const hasParts = textAt(addressOf(value), [...cityKeys, ...regionKeys, ...countryKeys]) !== '';
  const text = hasParts
    ? ''
    : textAt(value, ['name', 'address', 'label', 'fullLocation', 'formattedAddress']);
  return text === '' ? [] : [text];
}

/** The country of all places; empty where they are in several or in none. */
function onlyCountryOf(places: readonly PlaceDraft[]): string {
  const codes = new Set(places.map(({ countryCode }) => countryCode));
  return codes.size === 1 ? ([...codes][0] ?? '') : '';
}

const isNowhere = ({ city, region, countryCode }: PlaceDraft) => !city && !region && !countryCode;

const isWebAddress = (text: string) => /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
