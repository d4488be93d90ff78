/*
 * The same said in the six languages of the board, so that a search can be put together in each of them: what limits,
 * what keeps out, where it is, what it pays.
 */

export const twinLanguages = ['en', 'de', 'fr', 'es', 'pl', 'ar'] as const;
export type TwinLanguage = (typeof twinLanguages)[number];

/** In the order of `twinLanguages`; several ways to say it in one are parted by "|". */
type Said = readonly [string, string, string, string, string, string];

export const works: readonly Said[] = [
  [
    'nurse',
    'Krankenpfleger|Krankenschwester',
    'infirmière|infirmier',
    'enfermera|enfermero',
    'pielęgniarka',
    'ممرضة|ممرض',
  ],
  ['cook', 'Koch|Köchin', 'cuisinier|cuisinière', 'cocinero|cocinera', 'kucharz|kucharka', 'طباخ'],
  ['accountant', 'Buchhalter|Buchhalterin', 'comptable', 'contable', 'księgowa|księgowy', 'محاسب|محاسبة'],
  ['driver', 'Fahrer|Fahrerin', 'chauffeur', 'conductor', 'kierowca|kierowczyni', 'سائق'],
  ['electrician', 'Elektriker', 'électricien|électricienne', 'electricista', 'elektryk', 'كهربائي'],
  [
    'teacher',
    'Lehrer|Lehrerin',
    'enseignant|professeur',
    'profesor|maestra',
    'nauczyciel|nauczycielka',
    'معلم|مدرس',
  ],
];

/** What limits a search, apart from place and pay, and nothing else. */
export const limits: readonly Said[] = [
  [
    'part time',
    'Teilzeit|in Teilzeit',
    'temps partiel|à temps partiel|mi-temps',
    'media jornada|a tiempo parcial|jornada parcial',
    'niepełny etat|na pół etatu|w niepełnym wymiarze godzin',
    'دوام جزئي|بدوام جزئي',
  ],
  [
    'full time',
    'Vollzeit|in Vollzeit',
    'temps plein|à plein temps|temps complet',
    'jornada completa|a tiempo completo',
    'pełny etat|na pełny etat',
    'دوام كامل|بدوام كامل',
  ],
  [
    'remote',
    'Homeoffice|remote|von zu Hause',
    'télétravail|à distance|en télétravail|teletravail',
    'teletrabajo|en remoto|desde casa',
    'zdalnie|praca zdalna|zdalna',
    'عن بعد|العمل من المنزل',
  ],
  [
    'hybrid',
    'hybrid|hybrides Arbeiten',
    'hybride|en mode hybride',
    'híbrido|hibrido|modalidad híbrida',
    'hybrydowo|praca hybrydowa',
    'هجين|عمل هجين',
  ],
  [
    'on site',
    'vor Ort|im Büro',
    'sur site|au bureau|présentiel',
    'presencial|en la oficina',
    'stacjonarnie|w biurze',
    'حضوري|من المكتب',
  ],
  [
    'internship',
    'Praktikum',
    'stage|en stage',
    'prácticas|en prácticas|becario',
    'staż|praktyki',
    'متدرب|تدريب صيفي',
  ],
  [
    'temporary',
    'befristet|Zeitarbeit',
    'CDD|intérim',
    'temporal|de temporada',
    'praca tymczasowa|na czas określony',
    'مؤقت|عقد مؤقت',
  ],
  [
    'no experience',
    'ohne Erfahrung|ohne Berufserfahrung',
    'sans expérience|sans experience',
    'sin experiencia',
    'bez doświadczenia|bez doswiadczenia',
    'بدون خبرة|بلا خبرة',
  ],
  [
    'no degree',
    'ohne Studium|ohne Abschluss',
    'sans diplôme',
    'sin estudios|sin título',
    'bez studiów|bez dyplomu',
    'بدون شهادة|بدون مؤهل',
  ],
  ['since yesterday', 'seit gestern', 'depuis hier', 'desde ayer', 'od wczoraj', 'منذ أمس|منذ الأمس'],
  [
    'last week',
    'letzte Woche|seit letzter Woche',
    'la semaine dernière|cette semaine',
    'la semana pasada|esta semana',
    'z ostatniego tygodnia|w tym tygodniu',
    'الأسبوع الماضي|هذا الأسبوع',
  ],
  [
    'last 30 days',
    'letzten 30 Tage|in den letzten 30 Tagen',
    'les 30 derniers jours',
    'últimos 30 días',
    'z ostatnich 30 dni',
    'آخر 30 يوما',
  ],
  [
    'night shift',
    'Nachtschicht',
    'travail de nuit',
    'turno de noche',
    'nocna zmiana|zmiany nocne',
    'دوام ليلي|نوبات ليلية',
  ],
  [
    'no weekends',
    'ohne Wochenende|keine Wochenenden',
    'sans week-end|pas de week-end',
    'sin fines de semana',
    'bez weekendów',
    'بدون نهاية الأسبوع',
  ],
  [
    'flexible hours',
    'flexible Arbeitszeiten|Gleitzeit',
    'horaires flexibles',
    'horario flexible',
    'elastyczne godziny pracy|elastyczny czas pracy',
    'ساعات عمل مرنة|دوام مرن',
  ],
  [
    'not remote',
    'nicht remote|kein Homeoffice',
    'pas de télétravail|sans télétravail',
    'sin teletrabajo',
    'bez pracy zdalnej|nie zdalnie',
    'بدون عمل عن بعد|ليس عن بعد',
  ],
  [
    'not part time',
    'keine Teilzeit|nicht Teilzeit',
    'pas de temps partiel|sans temps partiel',
    'sin jornada parcial',
    'nie na pół etatu',
    'بدون دوام جزئي|ليس دوام جزئي',
  ],
];

export const places: readonly Said[] = [
  ['in Warsaw', 'in Warschau', 'à Varsovie', 'en Varsovia', 'w Warszawie', 'في وارسو'],
  ['in Krakow', 'in Krakau', 'à Cracovie', 'en Cracovia', 'w Krakowie', 'في كراكوف'],
  ['in Munich', 'in München|in Muenchen', 'à Munich', 'en Múnich|en Munich', 'w Monachium', 'في ميونخ'],
  ['in Dubai', 'in Dubai', 'à Dubaï', 'en Dubái', 'w Dubaju', 'في دبي|بدبي'],
  ['in London', 'in London', 'à Londres', 'en Londres', 'w Londynie', 'في لندن|بلندن'],
  ['in Paris', 'in Paris', 'à Paris', 'en París', 'w Paryżu', 'في باريس'],
  ['in Madrid', 'in Madrid', 'à Madrid', 'en Madrid', 'w Madrycie', 'في مدريد'],
  ['in Berlin', 'in Berlin', 'à Berlin', 'en Berlín', 'w Berlinie', 'في برلين'],
  ['in Riyadh', 'in Riad', 'à Riyad', 'en Riad', 'w Rijadzie', 'في الرياض|بالرياض'],
  [
    'not in Berlin',
    'nicht in Berlin',
    'sauf à Berlin',
    'excepto en Berlín',
    'oprócz Berlina|nie w Berlinie',
    'ليس في برلين|باستثناء برلين',
  ],
];

/** Pay with its sign, so that no language decides the currency. */
export const pays: readonly Said[] = [
  [
    'from €50,000',
    'ab 50.000 €|mindestens 50.000 Euro',
    'à partir de 50 000 €|au moins 50.000 €',
    'desde 50.000 €|al menos 50.000 euros',
    'od 50 000 €|co najmniej 50 000 euro',
    'من 50000 €|أكثر من ٥٠٬٠٠٠ €',
  ],
  [
    'at least €2500 a month',
    'mindestens 2.500 € im Monat|ab 2.500 € monatlich',
    'au moins 2 500 € par mois|2 500 € par mois',
    'mínimo 2.500 € al mes|2.500 € mensuales',
    'od 2 500 € miesięcznie',
    'على الأقل 2500 € شهريا|2500 € في الشهر',
  ],
  [
    'at least 8000 zł a month',
    'ab 8.000 zł im Monat',
    'au moins 8 000 zł par mois',
    'al menos 8.000 zł al mes',
    'od 8000 zł miesięcznie|od 8 000 zł na miesiąc',
    'من 8000 zł شهريا',
  ],
  [
    'up to €40,000',
    'bis 40.000 €|höchstens 40.000 €',
    'jusqu’à 40 000 €|moins de 40 000 €',
    'hasta 40.000 €|menos de 40.000 €',
    'do 40 000 €|poniżej 40 000 €',
    'حتى 40000 €|أقل من 40000 €',
  ],
  [
    '€15 an hour',
    '15 € pro Stunde|15 €/Stunde',
    '15 € par heure|15 € de l’heure',
    '15 € por hora|15 € la hora',
    '15 € za godzinę|15 €/godz.',
    '15 € في الساعة|15 € بالساعة',
  ],
];

/** How something is said in a language, each of its ways. */
export const waysOf = (said: Said, language: TwinLanguage): string[] =>
  (said[twinLanguages.indexOf(language)] ?? '').split('|');
