import type { AdAsk } from '@waymark/contract/jobs/ad-rule-choices';
import { expect, test } from 'vitest';
import { adAt } from '../../../testing/ads.ts';
import { judgeAd, type Ad } from './judging-rules.ts';

/* Sentences as ads have them, each with whether it is what a law asks for. */

const places = {
  colorado: { city: 'Denver', region: 'Colorado', countryCode: 'US' },
  ontario: { city: 'Toronto', region: 'Ontario', countryCode: 'CA' },
  germany: { city: 'Hamburg', region: 'Hamburg', countryCode: 'DE' },
};

function lacks(ask: AdAsk, place: keyof typeof places, given: Partial<Ad>): boolean {
  const ad = adAt(places[place], given);
  const found = judgeAd(ad, { today: '2026-11-29', mostEmployees: undefined });
  return found.some((rule) => rule.ask === ask);
}

const line = (text: string) => ({ description: `<p>${text}</p>` });

test.each([
  ['Salary: $55,000 - $65,000 per year', true],
  ['Salary range: 55,000 - 65,000 USD per year', true],
  ['Pay: $20 - $25 an hour, depending on experience', true],
  ['$20-$25/hr', true],
  ['Compensation: $85k–$105k', true],
  ['The base pay range for this role is between $92,000 and $115,000 annually.', true],
  ['Hiring range: $4,500.00 to $5,200.00 monthly', true],
  ['Pay rate: $23.45/hour', true],
  ['The salary for this position is $72,500.', true],
  ['Minimum salary: $60,000. Maximum salary: $80,000.', true],
  ['$18.50 per hour plus tips', true],
  ['USD 120,000 to 150,000 base salary', true],
  ['Starting at $20 per hour', false],
  ['$20+ per hour', false],
  ['Salary starting from $60,000', false],
  ['Up to $30 an hour', false],
  ['Earn $100,000+ a year', false],
  ['Salary: competitive', false],
  ['We manage $5 billion in assets.', false],
  ['A $2,000 sign-on bonus and $500 a year for training.', false],
  ['401(k) match of up to $3,000 a year.', false],
  ['Salary commensurate with experience (DOE).', false],
  ['$58,000 - $66,000 annually. Amazing perks.', true],
  ['Salary Range: 70-90K', true],
  ['Hourly range: 38.50-61.20 USD.', true],
  ['$70k-$90k', true],
  ['$20/hr + tips', true],
  ['Starting pay $19.50/hour', false],
  ['Base pay begins at $20.15/hr.', false],
  ['$20/hour to start', false],
  ['$35 an hour or better', false],
  ['Salary: $45K+.', false],
  ['Earnings potential of $90k', false],
  ['We run on a 100% commission basis.', false],
  ['Salary range: $55,000 to TBD', false],
])('[L-43] pay: %s', (text, isThere) => {
  expect(lacks('pay', 'colorado', line(text))).toBe(!isThere);
});

test.each([
  ['We offer medical, dental, and vision coverage.', true],
  ['Benefits include health, dental and vision insurance, 401(k) with match, and PTO.', true],
  ['Benefits: 15 days of vacation, RRSP.', true],
  ['Health insurance and 12 paid holidays.', true],
  ['This position is not eligible for benefits.', true],
  ['Employee stock purchase plan, parental leave and tuition assistance.', true],
  ['Flexible time off and retirement plan.', true],
  ['Competitive benefits package!', false],
  ['Great benefits and a fun team.', false],
  ['Benefits summary: https://lab.example/benefits', true],
  ['No insurance or other benefits come with this position.', true],
  ['Benefits: none', true],
  ['Healthcare coverage and a Metro subsidy.', true],
  ['Full benefits and a sign-on bonus.', false],
  ['You administer our health insurance plans.', false],
])('[L-43] benefits: %s', (text, isThere) => {
  expect(lacks('benefits', 'colorado', line(text))).toBe(!isThere);
});

test.each([
  ['The application window is expected to close on December 15, 2026.', true],
  ['Applications will be accepted through 12/31/2026.', true],
  ['Please apply by January 5.', true],
  ['This posting will remain open until filled.', true],
  ['Applications are reviewed on a rolling basis.', true],
  ['This position will be posted until December 20.', true],
  ['Apply on or before 12/15/2026.', true],
  ['Job closes 15 December.', true],
  ['Anticipated close date: 12/15/2026', true],
  ['Application Deadline: Ongoing', true],
  ['The store closes at 9 pm.', false],
  ['We are open until 10 pm on Fridays.', false],
  ['You close deals by the end of the quarter.', false],
  ['You meet tight deadlines.', false],
  ['Submit your materials no later than January 3rd.', true],
  ['This posting comes down on 01/31/2027.', true],
  ['Open continuously', true],
  ['Start of the job: by January 15.', false],
  ['Applicants can start by January 15.', false],
  ['Deadline: Feb 1', true],
  ['Start date: February 1', false],
])('[L-43] the last day: %s', (text, isThere) => {
  expect(lacks('last-day', 'colorado', line(text))).toBe(!isThere);
});

test.each([
  ['Artificial intelligence (AI) may be used as part of the screening process.', true],
  ['We use AI tools to assist in reviewing applications and assessing candidates.', true],
  ['We do not use AI in our hiring decisions.', true],
  ['No artificial intelligence is used to screen, assess, or select applicants for this position.', true],
  ['AI is not used at any stage of our recruitment.', true],
  ['Our recruitment process involves automated tools.', true],
  ['Nous utilisons l’intelligence artificielle pour évaluer les candidatures.', true],
  ['All applications are reviewed by humans, without the use of AI.', true],
  ['We are hiring AI engineers.', false],
  ['The ideal candidate has experience using machine learning.', false],
  ['Candidates must have worked with AI.', false],
  ['You develop AI-powered recruiting software for our clients.', false],
  ['Join the leader in AI.', false],
  ['AI is not used to screen.', true],
  ['We don’t use any AI when we choose our people.', true],
  ['AI used in screening: No', true],
  ['We may use ChatGPT to shortlist resumes.', true],
  ['You’ll use AI to assess credit risk of loan applicants.', false],
  ['You screen candidates with AI tools every day.', false],
  ['We build artificial intelligence that helps recruiters select candidates.', false],
  ['AI-assisted screening', true],
])('[L-43] artificial intelligence: %s', (text, isThere) => {
  expect(lacks('ai-use', 'ontario', line(text))).toBe(!isThere);
});

test.each([
  ['This job posting is for an existing vacancy.', true],
  ['This posting is for a current, vacant position.', true],
  ['Position status: existing vacancy', true],
  ['This is a new role.', true],
  ['This is a newly created position.', true],
  ['This posting is not for an existing vacancy.', true],
  ['We are collecting resumes for future openings.', true],
  ['This role is currently vacant.', true],
  ['Vacancy: Yes', true],
  ['Vacancy status: Existing', true],
  ['Reason for vacancy: replacement', true],
  ['We keep your resume for future opportunities.', false],
  ['If you are not selected we may add you to our talent pool.', false],
  ['We have exciting positions.', false],
  ['You will fill vacancies for our clients.', false],
  ['This is a backfill.', true],
  ['Reason for posting: replacement', true],
  ['We have a vacancy to fill.', true],
  ['We’re building our talent bench.', true],
  ['You clean vacant apartments.', false],
  ['You report the vacancy rate of our buildings.', false],
])('[L-43] the vacancy: %s', (text, isThere) => {
  expect(lacks('vacancy', 'ontario', line(text))).toBe(!isThere);
});

test.each([
  ['Minimum 3 years of Canadian experience.', false],
  ['You have worked in the Canadian market for 2 years: Canadian experience is a must.', false],
  ['5+ years of experience in Canada required.', false],
  ['Canadian work experience preferred.', false],
  ['We do not require Canadian experience.', true],
  ['With over 40 years of experience in Canada, Maple Ltd. builds homes.', true],
  ['Newcomers are welcome: no Canadian experience needed.', true],
  ['You have to be legally entitled to work in Canada.', true],
  ['You know Canadian tax law.', true],
  ['Canadian banking experience needed.', false],
  ['Experience must have been obtained in Canada.', false],
  ['At least three years working in Canada are required.', false],
  ['International and Canadian experience are equally valued.', true],
  ['Two years in a Canadian office required.', false],
])('[L-43] Canadian experience: %s', (text, isFine) => {
  expect(lacks('local-experience', 'ontario', line(text))).toBe(!isFine);
});

test.each([
  ['Please include your salary history with your application.', false],
  ['State your current and expected salary.', false],
  ['Applicants must provide details of their last drawn salary.', false],
  ['Bitte geben Sie Ihr bisheriges Gehalt an.', false],
  ['What is your current compensation?', false],
  ['Please state your salary expectations.', true],
  ['Earn 30% more than your current salary.', true],
  ['Salary history will not be requested or considered.', true],
  ['We never ask about your salary history.', true],
  ['Bitte nennen Sie Ihre Gehaltsvorstellung.', true],
  ['Tell us what you earn today.', false],
  ['Disclose what you earned in your most recent position.', false],
  ['Attach your most recent pay stub.', false],
  ['Email us a resume with compensation history.', false],
  ['Wie viel haben Sie in Ihrer letzten Stelle verdient?', false],
  ['State your present pay.', false],
  ['Do not tell us what you earn.', true],
  ['Was möchten Sie verdienen?', true],
])('[L-43] former pay: %s', (text, isFine) => {
  expect(lacks('former-pay', 'colorado', line(text))).toBe(!isFine);
});

test.each([
  ['Krankenschwester/Krankenpfleger', true],
  ['Gesundheits- und Krankenpfleger (m/w/d)', true],
  ['Elektroniker (mwd)', true],
  ['Mitarbeiter/in Empfang', true],
  ['Software Engineer bei Bertelsmann', true],
  ['Kalkulation und Angebote', true],
  ['Reinigungskraft in Teilzeit', true],
  ['Mitarbeitende im Service', true],
  ['Product Manager', true],
  ['Pflegefachperson', true],
  ['Fahrerin oder Fahrer', true],
  ['Ingenieur:in Tiefbau', true],
  ['Sachbearbeiter [w/m/d]', true],
  ['Koch - alle Geschlechter', true],
  ['Rettungssanitäter', false],
  ['Trockenbauer gesucht', false],
  ['Kaufmann für Büromanagement', false],
  ['Teamleiter Vertrieb', false],
  ['Putzfrau', false],
  ['Sozialpädagoge / Sozialpädagogin', true],
  ['Altenpfleger (alle)', true],
  ['Steuerberater mwd', true],
  ['Werkstudierende Marketing', true],
  ['Filialleitung in Schwerin', true],
  ['Sales Manager', true],
  ['Projektmanagerin', false],
  ['Zimmermädchen', false],
  ['Salesman', false],
])('[L-43] a neutral title: %s', (title, isNeutral) => {
  expect(lacks('neutral-title', 'germany', { title })).toBe(!isNeutral);
});

test.each([
  ['FR', 'Vendeuse', false],
  ['FR', 'Vendeur/Vendeuse', true],
  ['FR', 'Hôte / Hôtesse de caisse', true],
  ['FR', 'Femme de ménage', false],
  ['FR', 'Comptable', true],
  ['IT', 'Segretaria', false],
  ['IT', 'Commesso/a', true],
  ['IE', 'Barman', false],
  ['IE', 'Project Manager', true],
  ['PL', 'Kelner / Kelnerka', true],
  ['NL', 'Servicemonteur', true],
  ['GB', 'Barmaid', true],
  ['CH', 'Putzfrau', true],
])('[L-43] a neutral title in %s: %s', (countryCode, title, isNeutral) => {
  const given = { title, places: [{ city: '', region: '', countryCode }] };
  expect(lacks('neutral-title', 'germany', given)).toBe(!isNeutral);
});

test.each([
  ['We tell every applicant the salary before the first interview.', true],
  ['Das Gehalt teilen wir Ihnen vor dem Vorstellungsgespräch mit.', true],
  ['Vergütung nach TVöD, Entgeltgruppe 9b.', true],
  ['Faire Bezahlung.', false],
])('[L-43] pay before the interview: %s', (text, isThere) => {
  expect(lacks('pay-before-interview', 'germany', line(text))).toBe(!isThere);
});

test.each([
  ['Remote, anywhere in the US except Colorado.', true],
  ['This role may not be performed in California, Colorado or New York.', true],
  ['Remote (US only; not CO, CA).', true],
  ['Colorado applicants cannot be considered.', true],
  ['Open to people in Colorado, Texas and Utah.', false],
  ['Territory covers Colorado. You are not required to travel.', false],
  ['Except in Colorado, where it is five days, all get paid leave.', false],
  ['We hire in every state except Alaska.', false],
  ['Remote except in Colorado? No, anywhere.', false],
])('[L-43] Colorado is left out: %s', (text, isLeftOut) => {
  const given = { ...line(text), places: [{ city: '', region: '', countryCode: 'US' }] };
  expect(lacks('not-left-out', 'colorado', given)).toBe(isLeftOut);
});
