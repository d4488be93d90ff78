import { industries, type IndustryKey } from '../industries.ts';
import type { Industry } from '../industry.ts';
import type { DemoPlace } from '../places.ts';
import type { Random } from '../random.ts';
import { fillTemplate } from './fill-template.ts';

const words = (text: string): readonly string[] => text.split(' ');

/** Common family names, by the culture a country's firms are named in. */
const surnames = {
  english: words(
    'Hollis Pemberton Marsh Whitaker Calloway Thornton Ellery Granger Hatfield Merrick Prescott ' +
      'Rowland Stafford Tilden Wexler Aldridge Barlow Carver Dunmore Easton Farrow Gifford Harlan ' +
      'Ingram Kendrick Lockwood Maddox Norcross Oakley Pickett Quinlan Radcliffe Sutherland Trask ' +
      'Underhill Vance Winslow Yardley Ashworth Beckett Corbin Delaney Fenwick Gallagher Hargrove ' +
      'Keating Langford McAllister Nolan Osborne Penrose Ridley Sheridan Tierney Wainwright',
  ),
  german: words(
    'Brandt Vogel Keller Lindner Hartmann Krüger Seidel Falk Bergmann Dietrich Engel Fuchs Grimm ' +
      'Heller Jansen Kaiser Lorenz Metzger Neumann Ritter Steiner Thalberg Voss Winkler Ziegler ' +
      'Albrecht Baumann Reuter',
  ),
  french: words(
    'Moreau Lambert Fontaine Girard Mercier Rousseau Delacroix Perrin Chevalier Duval Marchand ' +
      'Lacombe Besson Arnaud Carpentier Dubreuil Faure Gauthier Leroux Montagne Pelletier Renard ' +
      'Tessier Vasseur',
  ),
  spanish: words(
    'Ibarra Navarro Salcedo Mendoza Quiroga Romero Vidal Castellanos Herrera Fuentes Aguirre Benítez ' +
      'Cordero Domínguez Escudero Figueroa Galindo Lozano Molina Olivares Peralta Requena Sandoval ' +
      'Toledo Urrutia Villalba Zamora',
  ),
  portuguese: words(
    'Almeida Barbosa Carvalho Duarte Esteves Fonseca Guimarães Lacerda Magalhães Noronha Pacheco Queiroz Ribeiro Sampaio Tavares Vasconcelos',
  ),
  italian: words(
    'Bellini Caruso Donati Ferrero Galli Lombardi Marchetti Moretti Pellegrini Ricci Sartori Tedesco Valentini Zanetti',
  ),
  dutch: words(
    'Bakker Dekker Hoekstra Jansma Kuipers Meijer Postma Rietveld Schouten Veldkamp Visser Wouters Zijlstra Terpstra',
  ),
  nordic: words(
    'Lindqvist Bergström Dahl Eklund Forsberg Holm Lund Nygaard Sandvik Solberg Strand Thorsen Vik Westergaard Hagen Kjeldsen',
  ),
  slavic: words(
    'Nowicki Kowalczyk Zieliński Wójtowicz Novotný Dvořák Horvat Kolar Petrov Ionescu Marin Szabó Kovács Molnár Dimitrov Sadowski',
  ),
  greek: words('Papadakis Nikolaou Stavros Kostas Galanis Manolis'),
  arabic: words(
    'Al-Khalidi Al-Jabiri Al-Tamimi Haddad Nasser Al-Rubaie Saadi Al-Amiri Darwish Khoury Al-Zaidi Barzani Mansour Qasim Rahimi Salman Al-Dulaimi Zubaidi Hamdan Al-Janabi Shammari Bayati',
  ),
  turkish: words('Yıldız Demirci Aydın Kaplan Arslan Özkan Çelik Şahin'),
  hebrew: words('Ben-Ari Golan Peretz Shalev Barak Carmeli Lavi Dagan'),
  armenian: words('Petrosyan Hakobyan Sargsyan Grigoryan'),
  indian: words(
    'Mehta Iyer Kapoor Chatterjee Deshmukh Reddy Nair Bhatia Malhotra Kulkarni Rao Sinha Joshi Trivedi Menon Agarwal Banerjee Chawla Hegde Khanna Pillai Saxena Venkatesh Wadhwa',
  ),
  indonesian: words(
    'Wijaya Santoso Hartono Kusuma Pratama Siregar Nugroho Setiawan Halim Gunawan Lestari Saputra Simanjuntak Tanoto Wibowo Suryadi Hidayat Permana Rahardjo Budiman',
  ),
  thai: words(
    'Srisai Chaiyasit Wongsuwan Rattanakorn Thongchai Suwanna Charoenkit Phongphan Saetang Boonmee Kittisak Limsakul',
  ),
  malay: words('Tan Lim Rahman Ismail Wong Hashim Chong Ramasamy Yusof Ng Teoh Zainal'),
  chinese: words('Chan Leung Zhou Lin Huang Shen Xu Fang Liang Tang Cheung Kwok Luo Peng'),
  japanese: words(
    'Nakamura Fujimoto Hayashi Ishikawa Kobayashi Matsuda Nishida Okada Sakamoto Tanabe Uchida Yamashita Mori Kurosawa',
  ),
  korean: words('Hanwool Daesung Kangnam Seojin Mirae Dongbaek Hansol Shinwon'),
  vietnamese: words('Nguyen Tran Pham Hoang Dang Vuong Bui Ngo'),
  filipino: words('Santos Dela-Cruz Bautista Villanueva Reyes Magsaysay Salonga Ocampo Lacson Pangilinan'),
  gambian: words(
    'Ceesay Jallow Touray Jobe Sanneh Bojang Njie Camara Darboe Faal Sowe Badjie Colley Drammeh Gaye Manneh Saidy Sillah Jammeh Bah',
  ),
  nigerian: words(
    'Adeyemi Okafor Balogun Eze Nwosu Okonkwo Adebayo Ibrahim Bello Chukwu Danjuma Ogunleye Uche Abiola',
  ),
  ghanaian: words('Mensah Owusu Asante Boateng Agyeman Ofori'),
  kenyan: words('Kamau Odhiambo Wanjiku Mwangi Kiplagat Otieno Njoroge Achieng Mutua Kimani'),
  southAfrican: words(
    'Dlamini Botha Nkosi Van-Wyk Mokoena Pillay Khumalo Steyn Mahlangu Jacobs Naidoo Venter',
  ),
} as const;

const cultures: Record<string, Culture> = {
  DE: 'german',
  AT: 'german',
  CH: 'german',
  FR: 'french',
  BE: 'french',
  LU: 'french',
  MC: 'french',
  SN: 'french',
  ES: 'spanish',
  MX: 'spanish',
  AR: 'spanish',
  UY: 'spanish',
  CL: 'spanish',
  CO: 'spanish',
  PE: 'spanish',
  PT: 'portuguese',
  BR: 'portuguese',
  IT: 'italian',
  NL: 'dutch',
  SE: 'nordic',
  NO: 'nordic',
  DK: 'nordic',
  FI: 'nordic',
  PL: 'slavic',
  CZ: 'slavic',
  HU: 'slavic',
  RO: 'slavic',
  BG: 'slavic',
  GR: 'greek',
  AM: 'armenian',
  TR: 'turkish',
  IL: 'hebrew',
  AE: 'arabic',
  SA: 'arabic',
  QA: 'arabic',
  JO: 'arabic',
  IQ: 'arabic',
  EG: 'arabic',
  MA: 'arabic',
  NG: 'nigerian',
  GH: 'ghanaian',
  GM: 'gambian',
  KE: 'kenyan',
  RW: 'kenyan',
  ET: 'kenyan',
  ZA: 'southAfrican',
  IN: 'indian',
  PK: 'indian',
  BD: 'indian',
  TH: 'thai',
  ID: 'indonesian',
  MY: 'malay',
  SG: 'malay',
  PH: 'filipino',
  VN: 'vietnamese',
  JP: 'japanese',
  KR: 'korean',
  CN: 'chinese',
  HK: 'chinese',
  TW: 'chinese',
};

const natures = words(
  'Alder Amber Ash Aspen Birch Blue Bramble Briar Bright Cedar Clear Cliff Cobalt Copper Coral ' +
    'Crest Dawn Elm Ember Fern Flint Garnet Golden Granite Green Hazel Heather Holly Indigo Iron ' +
    'Ivory Ivy Juniper Laurel Lark Linden Long Maple Marble Meadow Misty Moss North Oak Olive Opal ' +
    'Orchard Pearl Pine Quiet Red Rowan Russet Saffron Sage Sand Silver Slate Stone Summer Thorn ' +
    'Tidal Umber Violet Walnut West White Wild Willow Winter',
);

const features = words(
  'Bay Bend Bluff Bridge Brook Canyon Cape Cove Creek Crossing Dale Field Ford Gate Glen Grove ' +
    'Harbor Haven Hill Hollow Island Key Lake Landing Ledge Mesa Mill Park Pass Peak Point Pond ' +
    'Prairie Ridge River Rock Shore Spring Summit Tower Trail Vale Valley View Village Wharf',
);

/** Second halves of place-like compounds: Cedar + brook. */
const joins = words(
  'brook field gate haven water wood bridge mark point crest stead ridge ford well shore mere worth dale',
);

/** Second halves of technical compounds: Slate + grid. */
const techs = words('grid loop wave stack line signal path byte mint forge desk scope beam node port works');

const animals = words(
  'Heron Otter Fox Swallow Badger Kestrel Hare Magpie Salmon Falcon Robin Finch Marten Wren Pelican Osprey Lynx Crane Plover Tern',
);

const herbs = words(
  'Thyme Salt Sorrel Fennel Basil Saffron Pepper Mint Rye Olive Clove Sesame Nutmeg Chervil',
);

const saints = words(
  'Luke Brigid Clare Martin Helena Anselm Bernard Columba Gabriel Hilda Jerome Monica Raphael Ursula',
);

/** Coined words are one of each. */
const coinStarts = words(
  'Ar Bel Cal Cor Del El Fen Gal Hal In Jun Kel Lum Mar Nov Or Pel Quen Ros Sol Tal Ul Ver Wen Zel Ven Tri Sel Ral Nor Mel Lor Kor Jor Hel Gren Dor Cam Bryn Av',
);

const coinEnds = words(
  'adia andra anto aris avel dano dera ello endis enta evia ibri idan ilio imar indra istra ivo mera nexa olis onda orra osta ovia una undo ura vanta vera vesta vona yra',
);

export interface NamedCompany {
  name: string;
  /** The templates of what a company with such a name does. */
  about: readonly string[];
}

/** A name that no other company has; it is added to `taken`. */
export function nameCompany(
  key: IndustryKey,
  home: DemoPlace,
  large: boolean,
  taken: Set<string>,
  random: Random,
): NamedCompany {
  const industry: Industry = industries[key];
  for (;;) {
    const kind = random.pick(industry.kinds);
    const pattern = random.pick(kind.names);
    // A group with many sites is not named after one town.
    if (large && pattern.includes('{city}')) continue;
    const name = fillTemplate(pattern, nameParts(home, random), random);
    const slug = hostNameOf(name);
    if (taken.has(slug)) continue;
    taken.add(slug);
    return { name, about: kind.about };
  }
}

function nameParts(home: DemoPlace, random: Random): Record<string, string> {
  const [sur, sur2, sur3] = random.sample(surnamesOf(home.countryCode), 3) as [string, string, string];
  return {
    sur,
    sur2,
    sur3,
    city: home.city,
    nature: random.pick(natures),
    feature: random.pick(features),
    join: random.pick(joins),
    tech: random.pick(techs),
    animal: random.pick(animals),
    herb: random.pick(herbs),
    saint: random.pick(saints),
    coin: random.pick(coinStarts) + random.pick(coinEnds),
  };
}

/** The name as a host name: ASCII only, unlike the slug of the database. */
export function hostNameOf(name: string): string {
  return name
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/&|\+/g, ' and ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

type Culture = keyof typeof surnames;

function surnamesOf(countryCode: string): readonly string[] {
  return surnames[cultures[countryCode] ?? 'english'].map((name) => name.replace(/^(Dela|Van)-/, '$1 '));
}
