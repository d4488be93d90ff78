import { describe, expect, test } from 'vitest';
import { nothingRead, readTextFacts } from './reading-rules.ts';
import { listFacts } from './stated-rules.ts';

const read = (description: string, given: { title?: string; education?: string; language?: string } = {}) =>
  listFacts(
    readTextFacts({ title: '', requirements: [], education: '', description, ...given }).stated,
  ).toSorted();

describe('[I-8] what a posting states of days and hours', () => {
  test.each([
    ['You work night shifts on our ward.', ['night']],
    ['Wir suchen dich für den Nachtdienst im Wohnheim.', ['night']],
    ['Poste de nuit au sein de notre usine.', ['night']],
    ['Turno de noche en almacén.', ['night']],
    ['Je werkt in de nachtploeg.', ['night']],
    ['Evening and weekend shifts are shared.', ['evening', 'weekend']],
    ['Spätschicht von 14 bis 22 Uhr.', ['evening']],
    ['Day shift, 7am to 3pm.', ['day']],
    ['Weekend availability is part of the job.', ['weekend']],
    ['No weekends, ever.', ['no-weekends']],
    ['No evening or weekend work.', ['no-weekends']],
    ['Keine Wochenendarbeit.', ['no-weekends']],
    ['Pas de travail le week-end.', ['no-weekends']],
    ['Geen weekenddiensten.', ['no-weekends']],
    ['Sin fines de semana.', ['no-weekends']],
    ['A four-day week at full pay.', ['four-day-week']],
    ['4-Tage-Woche möglich.', ['four-day-week']],
    ['Flexible working hours.', ['flexible']],
    ['Flexible Arbeitszeiten und Gleitzeit.', ['flexible']],
    ['Horaires flexibles.', ['flexible']],
    ['Flexibele werktijden.', ['flexible']],
  ])('%s', (text, facts) => expect(read(`<p>${text}</p>`)).toEqual(facts));

  test.each([
    'Occasional weekend work at events.',
    'No night shifts.',
    'You may be asked to work weekends.',
    'We spend a weekend together each year.',
    'You must have a flexible schedule and be able to work long hours.',
    'Nights at the theatre are our passion.',
    'On-call work on weekends is paid a premium.',
    'Do you like working nights?',
  ])('nothing in: %s', (text) => expect(read(`<p>${text}</p>`)).toEqual([]));

  test('a title states its shift', () => {
    expect(read('', { title: 'Registered Nurse – Nights' })).toEqual(['night']);
    expect(read('', { title: 'Weekend Supervisor' })).toEqual(['weekend']);
    expect(read('', { title: 'Nurse, no weekends' })).toEqual(['no-weekends']);
    expect(read('', { title: 'Nightclub Manager' })).toEqual([]);
  });

  test('in Portuguese, where "no" says "in the"', () => {
    const text = '<p>Procuramos uma pessoa com experiência: trabalho no turno da noite.</p>';
    expect(read(text, { language: 'pt' })).toEqual(['night']);
    expect(read(text)).toEqual([]);
  });

  test('of two that contradict each other neither is read', () => {
    expect(read('<p>Weekends off.</p><p>You work weekends in December.</p>')).toEqual([]);
  });
});

describe('[I-8] whether a degree is needed', () => {
  test.each([
    ['No degree required.', ['degree-not-needed']],
    ['A degree is not required.', ['degree-not-needed']],
    ['Kein Studium nötig.', ['degree-not-needed']],
    ['Sans diplôme.', ['degree-not-needed']],
    ['No se requiere título universitario.', ['degree-not-needed']],
    ['Geen diploma nodig.', ['degree-not-needed']],
    ['Não é necessário diploma.', ['degree-not-needed']],
    ['Bachelor’s degree in nursing.', ['degree-needed']],
    ['A degree is preferred.', []],
    ['Bachelor’s degree or equivalent experience.', []],
    ['A master’s degree is not required.', []],
    ['No degree in law is required.', []],
  ])('%s', (text, facts) => expect(read(`<p>${text}</p>`)).toEqual(facts));

  test('structured postings say it in their field', () => {
    expect(read('', { education: 'No requirements' })).toEqual(['degree-not-needed']);
    expect(read('', { education: 'Bachelor’s degree in accounting' })).toEqual(['degree-needed']);
  });
});

describe('[I-8] whether a visa is sponsored', () => {
  test.each([
    ['Visa sponsorship is available.', ['sponsorship-offered']],
    ['We sponsor work visas.', ['sponsorship-offered']],
    ['This role is eligible for visa sponsorship.', ['sponsorship-offered']],
    ['Wir unterstützen dich beim Visum.', ['sponsorship-offered']],
    ['Unterstützung beim Visum.', ['sponsorship-offered']],
    ['Prise en charge du visa.', ['sponsorship-offered']],
    ['We cannot sponsor visas.', ['sponsorship-refused']],
    ['Visa sponsorship is not available for this role.', ['sponsorship-refused']],
    ['You must be authorized to work without visa sponsorship.', ['sponsorship-refused']],
    ['No visa sponsorship.', ['sponsorship-refused']],
    ['Will you require visa sponsorship?', []],
    ['Visa sponsorship may be available.', []],
    ['With strong executive sponsorship.', []],
    ['We sponsor the local football team.', []],
  ])('%s', (text, facts) => expect(read(`<p>${text}</p>`)).toEqual(facts));
});

describe('[I-8] which benefits are offered', () => {
  test.each([
    ['Medical, dental and vision insurance, 401(k) match.', ['dental-vision', 'health', 'retirement']],
    ['We offer health insurance and a pension.', ['health', 'retirement']],
    ['25 days of annual leave.', ['paid-leave']],
    ['30 Tage Urlaub und betriebliche Altersvorsorge.', ['paid-leave', 'retirement']],
    ['Mutuelle, RTT et prime annuelle.', ['bonus', 'health']],
    ['Seguro médico privado y plan de pensiones.', ['health', 'retirement']],
    ['Pensioenregeling en opleidingsbudget.', ['learning', 'retirement']],
    ['Plano de saúde e auxílio creche.', ['childcare', 'health']],
    ['Stock options and an annual bonus.', ['bonus', 'equity']],
    ['Paid parental leave and childcare vouchers.', ['childcare', 'parental-leave']],
    ['Relocation assistance and a learning budget.', ['learning', 'relocation']],
  ])('%s', (text, facts) => expect(read(`<p>${text}</p>`)).toEqual(facts));

  test.each([
    'You sell health insurance to clients.',
    'Experience in private equity.',
    'We value diversity, equity and inclusion.',
    'Relocation assistance is not available.',
    'You assist our dentist in dental care for patients.',
    'This is maternity leave cover.',
    'Earn a bonus when you refer a friend.',
    'Knowledge of pension administration.',
    'You may be eligible for an annual bonus.',
  ])('nothing in: %s', (text) => expect(read(`<p>${text}</p>`)).toEqual([]));

  test('a word alone counts below a heading of benefits, and not below another', () => {
    const list = '<ul><li>Pension</li><li>Dental</li></ul>';
    expect(read(`<h3>Benefits</h3>${list}`)).toEqual(['dental-vision', 'retirement']);
    expect(read(`<h3>Benefits</h3><p>Good.</p><h3>Requirements</h3>${list}`)).toEqual([]);
    expect(read(list)).toEqual([]);
  });
});

test('[L-37] a posting without a text states nothing', () => {
  expect(readTextFacts({ title: 'Nurse', description: '', requirements: [], education: '' })).toEqual(
    nothingRead,
  );
});

test('[L-37] a text of a megabyte is read in the time of its first parts', () => {
  const description = '<p>We offer a pension and no degree is needed, no, no, no degree.</p>'.repeat(15_000);
  const began = performance.now();
  readTextFacts({ title: '', description, requirements: [], education: '' });
  expect(performance.now() - began).toBeLessThan(2000);
});
