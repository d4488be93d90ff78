import { majorUnits } from '@waymark/contract/jobs/format-salary';
import { describe, expect, test } from 'vitest';
import { findPayInText } from './reading-rules.ts';

/** Whole units: "3500-4800 EUR month", "to 60000 GBP year"; "none" where it cannot be told. */
function tell(text: string, places: string): string {
  const salary = findPayInText(text, places.split(' ').filter(Boolean));
  if (!salary) return 'none';
  const { min, max, currency, period } = salary;
  const [low, high] = [min, max].map((amount) => (amount === null ? '' : majorUnits(amount, currency)));
  return `${low === high ? low : `${low}-${high}`} ${currency} ${period}`;
}

describe('[L-25] of the amounts of a posting the pay is read', () => {
  const postings = `
    Lagerist (m/w/d)⏎Musterhof AG⏎⏎Vergütung: 31.000 – 36.500 € brutto jährlich | DE | 31000-36500 EUR year
    Founded in 2011, we have raised €75 million.⏎⏎Salary range⏎€68,000—€84,000 | IE | 68000-84000 EUR year
    You manage a budget of £3m. The salary is £52,000 - £58,000 per annum. | GB | 52000-58000 GBP year
    Get a $3,000 signing bonus! Pay: $22 - $26 per hour. | US | 22-26 USD hour
    £500 referral reward and a £30 monthly gym allowance. Salary: £24,500 | GB | 24500 GBP year
    Base salary $120k, OTE $180k | US | 120000 USD year
    £28k basic, £40k OTE | GB | 28000 GBP year
    Benefits: 401(k), $2,000 training budget.⏎Compensation⏎$91,000 - $104,000 USD | US | 91000-104000 USD year
    Gehalt: 3.300 € pro Monat, dazu 50 € Jobticket-Zuschuss im Monat | DE | 3300 EUR month
    Rémunération : 34 à 38 K€ selon expérience + tickets restaurant 9 € par jour | FR | 34000-38000 EUR year
    Baker – part-time – $19/hr | US | 19 USD hour
    Store Manager · London · £33,000 - £36,000 | GB | 33000-36000 GBP year
    Salary: EUR 55.000,00 p.a. | DE | 55000 EUR year
    Salary (EUR): 50,000 - 60,000 per year | DE | 50000-60000 EUR year
    We serve 300 customers with $2bn in assets. Annual base pay: $150,000 to $175,000. | US | 150000-175000 USD year
    Salario: 24.000 € brutos al año. Ticket restaurante de 11 € al día. | ES | 24000 EUR year
    Wynagrodzenie: 9 000 – 12 000 zł brutto miesięcznie, budżet szkoleniowy 5000 zł | PL | 9000-12000 PLN month
    Salaris tussen € 2.900 en € 3.600 bruto per maand en een bonus van € 1.000 | NL | 2900-3600 EUR month
    月給：25万円〜32万円⏎交通費：月3万円まで | JP | 250000-320000 JPY month
    We have 40 people and €12m of revenue. | DE | none
    A €25 meal voucher per day and a €50 travel card per month. | DE | none
    Call +44 20 7946 0011, £0.10 per minute | GB | none
    Join the fund with $4 billion under management since 1998. | US | none
    $2,000 sign-on bonus for nurses. | US | none
    £100 voucher. £250 referral bonus. | GB | none
    OTE £80,000 | GB | none
    Responsible for sales of $5M per year | US | none
    Save up to £300 per month on travel | GB | none
    You lift 50 pounds and drive 12,000 miles a year | US | none
    Junior: £30,000 - £34,000. Senior: £52,000 - £60,000. | GB | none
    The course costs €400 per month | DE | none
    5 years of experience, 40 hours a week, EC1A 1BB, 10115 Berlin | DE | none
    Salary 45.000 - 52.000 | DE | none
    Minimum salary⏎$61,300⏎Maximum salary⏎$79,900 | US | 61300-79900 USD year
    Salaris: min € 2.654 - max € 3.712 bruto per maand | NL | 2654-3712 EUR month
    Base salary $101K – $119K • Offers equity | US | 101000-119000 USD year
    The budget of this programme is $210,000 - $260,000 per year. | US | none
    Our customers pay $28 per hour. | US | none
    餐补25元/天 | CN | none
    Rent in the area is about €1,900 a month. | IE | none
    Kaltmiete der Dienstwohnung: 800 € pro Monat | DE | none
    Manage accounts worth $50,000 - $500,000. | US | none
    Plans start at $49/month and our customers save $300 per month. | US | none
    In Ohio the pay range is $90,000 to $104,000. In Texas it is $80,000 to $95,000. | US | none
    Earn up to $400 per week in bonuses. | US | none
    Insurance cover up to £500,000 | GB | none
    We offer a $5,000 per year tuition reimbursement. | US | none
    Salary $90,000 - $105,000 | US CA | none  `;
  const rows = postings
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()) as [string, string, string]);
  test.each(rows)('%s (%s): %s', (text, places, expected) => {
    expect(tell(text.replaceAll('⏎', '\n'), places)).toBe(expected);
  });
});
