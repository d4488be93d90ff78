/**
 * Parts of the world as people search in them, by the codes of their countries: continents and regions of the United
 * Nations' M49 (Statistics Division, 1999), and groups of states that postings name.
 */
const northernEurope = 'AX DK EE FO FI GG IS IE IM JE LV LT NO SJ SE GB';
const westernEurope = 'AT BE FR DE LI LU MC NL CH';
const southernEurope = 'AL AD BA HR GI GR VA IT MT ME MK PT SM RS SI ES';
const easternEurope = 'BY BG CZ HU PL MD RO RU SK UA';
const northernAfrica = 'DZ EG LY MA SD TN EH';
const southernAfrica =
  'AO BI BW CD CF CG CI CM CV DJ ER ET BF BJ GA GH GM GN GQ GW KE KM LR LS MG ML MR MU MW MZ NA NE NG RE RW SC SL SN SO SS ST SZ TD TG TZ UG YT ZA ZM ZW';
const westernAsia = 'AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE';
const easternAsia = 'CN HK JP KP KR MN MO TW';
const southEasternAsia = 'BN ID KH LA MM MY PH SG TH TL VN';
const southernAsia = 'AF BD BT IN IR LK MV NP PK';
const centralAsia = 'KZ KG TJ TM UZ';
const oceania = 'AU NZ FJ PG SB VU NC PF WS TO KI FM MH NR PW TV GU AS CK';
const caribbean = 'AG AI AW BB BL BM BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI';
const centralAmerica = 'BZ CR GT HN MX NI PA SV';
const southAmerica = 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE';
const northAmerica = 'US CA MX GL BM';
const nordics = 'DK FI IS NO SE';
const europe = [northernEurope, westernEurope, southernEurope, easternEurope].join(' ');
const africa = `${northernAfrica} ${southernAfrica}`;
const asia = [westernAsia, easternAsia, southEasternAsia, southernAsia, centralAsia].join(' ');
const latinAmerica = [centralAmerica, southAmerica, caribbean].join(' ');
const union = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';

/** By folded name. */
export const worldRegions: Readonly<Record<string, string>> = {
  europe,
  'european union': union,
  eu: union,
  'western europe': westernEurope,
  'northern europe': northernEurope,
  'southern europe': southernEurope,
  'eastern europe': easternEurope,
  scandinavia: 'DK NO SE',
  nordics,
  'nordic countries': nordics,
  benelux: 'BE NL LU',
  dach: 'DE AT CH',
  africa,
  'north africa': northernAfrica,
  asia,
  'middle east': `${westernAsia} EG IR`,
  'southeast asia': southEasternAsia,
  'south east asia': southEasternAsia,
  'east asia': easternAsia,
  'south asia': southernAsia,
  'central asia': centralAsia,
  oceania,
  'asia pacific': `${easternAsia} ${southEasternAsia} ${southernAsia} ${oceania}`,
  apac: `${easternAsia} ${southEasternAsia} ${southernAsia} ${oceania}`,
  emea: `${europe} ${westernAsia} ${africa}`,
  'north america': northAmerica,
  'central america': centralAmerica,
  'south america': southAmerica,
  'latin america': latinAmerica,
  latam: latinAmerica,
  caribbean,
}; // prettier-ignore
