/** Words of made resumes in one language: what people are, where they were, when and what they did there. */
export interface MadeLanguage {
  titles: readonly string[];
  employers: readonly string[];
  places: readonly string[];
  /** What was done, in a sentence without its full stop. */
  deeds: readonly string[];
  /** Long enough for two or three lines. */
  accounts: readonly string[];
  breaks: readonly string[];
  ownAccount: string;
  /** Twelve months as they are written. */
  months: readonly string[];
  headings: { work: string; education: string; skills: string };
  degree: string;
  skills: string;
  present: readonly string[];
  to: readonly string[];
  at: string | null;
  since: string | null;
}

const words = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const list = (text: string) => text.split(/\s*;\s*/);

const english: MadeLanguage = {
  titles: list(
    'Staff Nurse;Registered Nurse;Yard Supervisor;Nursery Hand;Groundskeeper;Weighbridge Clerk;Barista;' +
      'Sous Chef;Line Cook;Delivery Driver;HGV Class 1 Driver;Primary School Teacher;Teaching Assistant;' +
      'Welder;Bus Driver;Office Manager;Cleaner;Site Engineer;Care Worker;Senior Care Assistant;' +
      'Customer Service Manager;Sales Associate;Forklift Operator;Payroll Officer;Head Gardener;' +
      'Kennel Assistant;Pastry Cook;Bricklayer;Roofer;Receptionist;Dental Nurse;Warehouse Operative;' +
      'Night Porter;Ward Sister;Accounts Payable Clerk;Project Manager;Assistant Store Manager;Lifeguard;' +
      'Machine Setter;Mail Carrier;Phlebotomist;Vice President, Operations;Director of Finance;' +
      'Software Engineer;Teacher of Mathematics;Housekeeper;Deckhand;Crew Member;Team Leader;Senior Buyer;' +
      'Fishmonger;Joiner;Data Analyst;Legal Secretary;Stable Hand;Tree Surgeon;Upholsterer;Seamstress;' +
      'Assistant Manager, Bakery;Shelf Stacker;Paramedic;Merchandiser;Chief of Staff;Loan Officer;' +
      'Claims Handler;Pool Attendant;Lab Technician II;Store Manager;Security Guard;Help Desk Technician',
  ),
  employers: list(
    'Baker & Sons;Denver Health;York Fitness;Carpenter Group;Cook Medical;Bright Energy;' +
      'Lee Valley Hospital;Truckee Stone and Gravel;Washoe Building Supply;Comstock Aggregates;' +
      'Tay Interiors;Broughty Fabrics;Shannonside Ambulance;Burren Care;Wakulla Springs Lodge;' +
      'Leon County Parks;Big Bend Growers;Hill School;St. Mary’s Hospital;Smith, Jones & Partners;' +
      'Marks and Lowe Ltd;Northgate Foods Inc.;Acme, Inc.;Harbour Housing Association;The Blue Door;' +
      'Redgate;Kelda Lettings;Orchard House Nursing Home;Tesco;Walmart;Home Depot;McDonald’s;FedEx Ground;' +
      'Royal Mail;Hampton Inn;Quillby Farm;Fenwick & Co;Northern Rail;Lone Star Roofing LLC;' +
      'Greenleaf Landscapes;Vale Primary School;Kent County Council;City of Austin;Sunrise Senior Living;' +
      'Dunmore Engineering plc;Harper’s Bakery;Pinewood Dental;Sea View Hotel;First National Bank;' +
      'Ridgeway Logistics;Ironbridge Castings;Little Acorns;Oak & Vine;Mason Brothers;Turner Construction;' +
      'Peak Physio;Two Rivers Brewing;Summit Outdoor Supply',
  ),
  places: list(
    'Denver, CO;Reno, NV;Sparks, NV;Cork;Leeds;Limerick;Tallahassee, FL;Dundee;Manchester, UK;Austin, TX;' +
      'Portland, Oregon;Glasgow, Scotland;Bristol;Toronto, ON;Sydney, Australia;Chicago, IL;Birmingham;' +
      'Dublin, Ireland;Norwich;Carson City, NV;Columbus, Ohio;Cardiff;Galway;San Diego, CA;Hull;Boise, ID',
  ),
  deeds: words(`
    Cared for 12 patients a shift
    Led the ward
    Taught maths to years 7-11
    Built the billing service in Go
    Helped residents with daily tasks
    Priced 240 bids a year and won 31% of them
    Kept nine loaders running
    Weighed 160 trucks a day
    Answers 900 calls a year and mentors four students
    Drove 30,000 km a year without an accident
    Wrote the checklist for the storage of oxygen
    Looks after 40 acres with a crew of three
    Mowed 22 ball fields
    Potted 600 plants a day
    Responsible for the till and the stock room
    Trained new starters on the line
    Managed a team of eight and the weekly rota
    Handled cash and card payments
    Assisted customers with returns and orders
    Ran the night shift on my own
    Cut waste by 14% in one year
    Cooked for 80 covers on busy nights
    Planned and taught lessons for mixed groups
    Ensured that all rooms were ready by noon
    Serving food and drinks to guests
    Loading and unloading lorries
    Supported two consultants in the clinic
    Opened and closed the store
    Worked with suppliers in Leeds and Hull
    Received Employee of the Month twice
    Daily cleaning of offices and stairs
    Duties included filing, typing and answering phones
    Full responsibility for ordering stock
    Put up fences and laid turf
    Sold more than anyone else in the region
    Greeted visitors and kept the diary
    Prepares rotas and orders stock
    Welded frames and gates to drawings
  `),
  accounts: words(`
    I looked after a busy ward of twenty-eight beds, planned the rota for eleven nurses and made sure that the handover was complete before each shift ended.
    Responsible for the day-to-day running of the yard, including the weighbridge, the loading of trucks and the records that the county asks for each month.
    Worked in a small team that baked bread for forty shops and cafes in the region, starting at three in the morning and finishing with the deliveries.
    Dealt with queries from customers by telephone and in writing, passed the difficult ones to the manager and kept a record of what was agreed with whom.
    Supported children with reading and numbers in small groups, prepared the room for the next day and talked with parents at the gate about how things went.
  `),
  ownAccount: 'Self-employed',
  breaks: list(
    'Career break, raising two children;Parental leave;Travelling in South America;Maternity leave;Career break;Caring for a family member;Sabbatical;Gap year;Unemployed;Relocation to the UK',
  ),
  months: list('January;February;March;April;May;June;July;August;September;October;November;December'),
  headings: { work: 'Experience', education: 'Education', skills: 'Skills' },
  degree: 'Diploma in Horticulture, Lively Technical College, 2009 - 2011',
  skills: 'Excel, first aid, customer advice',
  present: ['Present', 'present', 'now', 'Current', 'to date'],
  to: [' - ', ' – ', '-', ' to '],
  at: ' at ',
  since: 'since ',
};

const german: MadeLanguage = {
  ...english,
  titles: list(
    'Altenpfleger;Bürokauffrau;Lagerist;Köchin;Kraftfahrer;Verkäuferin;Bauleiter;' +
      'Gesundheits- und Krankenpflegerin;Sachbearbeiter Einkauf;Schweißer;Reinigungskraft;Erzieherin;' +
      'Hausmeister;Servicekraft;Maschinenführer',
  ),
  employers: list(
    'Nordbau GmbH;Klinikum Westend;Bäckerei Huber;Müller & Söhne KG;Stadtwerke Essen;Edeka Lindner;Seniorenheim Abendsonne;Spedition Krause;Hotel Adler;Kita Regenbogen;Westwerk AG;Autohaus Berger',
  ),
  places: list('Hamburg;Köln;München;Leipzig;Wien, Österreich;Essen;Stuttgart'),
  deeds: words(`
    Betreute 12 Bewohner pro Schicht
    Verantwortlich für Bestellung und Lager
    Leitung eines Teams von fünf Personen
    Kochen für 80 Gäste am Abend
    Fuhr Touren im Nahverkehr
    Beratung und Verkauf an der Theke
    Prüfte Rechnungen und pflegte die Stammdaten
    Reinigung von Büros und Treppenhäusern
  `),
  accounts: words(`
    Ich war für die Planung der Dienste zuständig, habe neue Kollegen eingearbeitet und dafür gesorgt, dass die Übergabe vor dem Ende jeder Schicht vollständig war.
    Zu meinen Aufgaben gehörten die Annahme der Waren, die Pflege des Bestands und die tägliche Abstimmung mit den Fahrern und dem Büro der Spedition.
  `),
  ownAccount: 'Selbständige',
  breaks: list(
    'Elternzeit;Arbeitssuchend;Sabbatical;Pflege eines Angehörigen;Auslandsaufenthalt in Spanien;Weltreise',
  ),
  months: list('Januar;Februar;März;April;Mai;Juni;Juli;August;September;Oktober;November;Dezember'),
  headings: { work: 'Berufserfahrung', education: 'Ausbildung', skills: 'Kenntnisse' },
  degree: 'Ausbildung zum Koch, Berufsschule Hamburg, 2006 - 2009',
  skills: 'MS Office, Staplerschein, SAP',
  present: ['heute', 'dato'],
  to: [' - ', ' – ', ' bis '],
  at: ' bei ',
  since: 'seit ',
};

const french: MadeLanguage = {
  ...english,
  titles: list(
    'Infirmière;Aide-soignant;Chauffeur livreur;Cuisinier;Vendeuse;Comptable;Serveur;Chef de rang;Assistante administrative;Maçon;Agent d’entretien;Responsable de magasin;Éducatrice spécialisée',
  ),
  employers: list(
    'Clinique Bellevue;Boulangerie Martin;Transports Dubois;Carrefour Market;Hôtel du Lac;Mairie de Lyon;Lefèvre & Fils;Résidence Les Tilleuls;Garage Renaud SARL;École Jules Ferry;Durand SA',
  ),
  places: list('Lyon;Paris;Nantes;Toulouse;Lille;Bordeaux, France'),
  deeds: words(`
    Soins à 12 patients par jour
    Gestion de la caisse et du stock
    Accueil des clients et prise des commandes
    Encadrement d’une équipe de cinq personnes
    Livraison de 40 colis par jour
    Préparation de 80 repas le soir
    Assuré le suivi des factures
  `),
  accounts: words(`
    J’étais chargée de la planification des équipes, de l’accueil des nouveaux collègues et du suivi des dossiers avec les familles et les médecins de la ville.
    Préparation des commandes, contrôle des livraisons et tenue du stock, avec la responsabilité de la fermeture du magasin trois soirs par semaine.
  `),
  ownAccount: 'Indépendante',
  breaks: list(
    'Congé parental;Congé maternité;Année sabbatique;Recherche d’emploi;Voyage en Asie;Pause professionnelle',
  ),
  months: list('janvier;février;mars;avril;mai;juin;juillet;août;septembre;octobre;novembre;décembre'),
  headings: { work: 'Expérience professionnelle', education: 'Formation', skills: 'Compétences' },
  degree: 'BEP Cuisine, Lycée Hôtelier de Lyon, 2006 - 2008',
  skills: 'Excel, permis B, anglais courant',
  present: ['aujourd’hui', 'ce jour'],
  to: [' - ', ' – ', ' à '],
  at: ' chez ',
  since: 'depuis ',
};

const spanish: MadeLanguage = {
  ...english,
  titles: list(
    'Enfermera;Camarero;Cocinera;Conductor de autobús;Dependienta;Auxiliar administrativo;Limpiadora;Electricista;Contable;Profesor de primaria;Mozo de almacén;Recepcionista',
  ),
  employers: list(
    'Hospital Sol;Hotel Miramar;Panadería Ruiz;Transportes García S.L.;Colegio San José;Mercadona;Ayuntamiento de Sevilla;Residencia Las Palmeras;López e Hijos;Gestoría Navarro',
  ),
  places: list('Madrid;Sevilla;Valencia;Bilbao;Barcelona, España;Zaragoza'),
  deeds: words(`
    Atención a 12 pacientes por turno
    Gestión de la caja y del almacén
    Atendí a clientes en tres idiomas
    Responsable de un equipo de cinco personas
    Preparación de 80 menús diarios
    Reparto de mercancía en la provincia
  `),
  accounts: words(`
    Me encargaba de los turnos del equipo, de la formación de los nuevos compañeros y de que la información llegara completa al turno siguiente cada día.
    Recepción de mercancía, control de existencias y trato diario con los transportistas y con la oficina, con cierre del almacén tres tardes por semana.
  `),
  ownAccount: 'Autónoma',
  breaks: list(
    'Excedencia por cuidado de hijos;Baja por maternidad;Año sabático;Viaje por Sudamérica;Búsqueda de empleo',
  ),
  months: list('enero;febrero;marzo;abril;mayo;junio;julio;agosto;septiembre;octubre;noviembre;diciembre'),
  headings: { work: 'Experiencia laboral', education: 'Formación', skills: 'Habilidades' },
  degree: 'Grado en Enfermería, Universidad de Sevilla, 2006 - 2010',
  skills: 'Excel, carné B, inglés',
  present: ['actualidad', 'actualmente'],
  to: [' - ', ' – ', ' a '],
  at: ' en ',
  since: 'desde ',
};

const polish: MadeLanguage = {
  ...english,
  titles: list(
    'Pielęgniarka;Kierowca kat. C;Kucharz;Magazynier;Sprzedawca;Księgowa;Kelnerka;Spawacz;Nauczyciel matematyki;Kierownik zmiany;Pracownik produkcji;Recepcjonistka',
  ),
  employers: list(
    'Budowa Sp. z o.o.;Szpital Miejski;Piekarnia Kowalski;Biedronka;Hotel Bałtyk;Szkoła Podstawowa nr 5;Transport Nowak;Zakłady Mięsne Morliny S.A.;Dom Opieki Słoneczny;Nowak i Synowie',
  ),
  places: list('Kraków;Warszawa;Gdańsk;Poznań;Wrocław, Polska'),
  deeds: words(`
    Opieka nad 12 pacjentami na zmianie
    Obsługa kasy i klientów
    Odpowiadałem za stan magazynu
    Prowadzenie zespołu pięciu osób
    Przygotowywanie posiłków dla 80 gości
    Rozwoziłem towar do sklepów
  `),
  accounts: words(`
    Odpowiadałam za grafik zespołu, wdrażanie nowych osób oraz za to, aby przekazanie zmiany było zawsze pełne i aby dokumenty były gotowe na czas.
  `),
  ownAccount: 'Samozatrudniona',
  breaks: list('Urlop macierzyński;Urlop wychowawczy;Przerwa w pracy;Podróż po Azji;Opieka nad rodzicem'),
  months: list(
    'styczeń;luty;marzec;kwiecień;maj;czerwiec;lipiec;sierpień;wrzesień;październik;listopad;grudzień',
  ),
  headings: { work: 'Doświadczenie zawodowe', education: 'Wykształcenie', skills: 'Umiejętności' },
  degree: 'Technik handlowiec, Technikum nr 2, 2006 - 2010',
  skills: 'Excel, prawo jazdy B, angielski',
  present: ['obecnie', 'nadal'],
  to: [' - ', ' – ', ' do '],
  at: null,
  since: 'od ',
};

const dutch: MadeLanguage = {
  ...english,
  titles: list(
    'Verpleegkundige;Vrachtwagenchauffeur;Kok;Verkoopmedewerker;Boekhouder;Schoonmaker;Magazijnmedewerker;Onderwijsassistent;Lasser;Receptioniste;Barmedewerker',
  ),
  employers: list(
    'Ziekenhuis Oost;Bakkerij Jansen;Albert Heijn;Transport De Vries B.V.;Hotel Zeezicht;Basisschool De Regenboog;Bouwbedrijf Smit;Zorgcentrum De Linde;Visser & Zonen',
  ),
  places: list('Utrecht;Amsterdam;Rotterdam;Groningen;Eindhoven, Nederland'),
  deeds: words(`
    Zorg voor 12 bewoners per dienst
    Verantwoordelijk voor kassa en voorraad
    Begeleidde nieuwe collega’s
    Reed ritten in de regio
    Bereidde 80 maaltijden per avond
  `),
  accounts: words(`
    Ik maakte het rooster voor het team, werkte nieuwe collega’s in en zorgde ervoor dat de overdracht aan het einde van elke dienst volledig en op tijd was.
  `),
  ownAccount: 'Zelfstandig',
  breaks: list('Ouderschapsverlof;Zwangerschapsverlof;Sabbatical;Wereldreis;Mantelzorg'),
  months: list('januari;februari;maart;april;mei;juni;juli;augustus;september;oktober;november;december'),
  headings: { work: 'Werkervaring', education: 'Opleiding', skills: 'Vaardigheden' },
  degree: 'MBO Verpleegkunde, ROC Utrecht, 2006 - 2010',
  skills: 'Excel, rijbewijs B, Engels',
  present: ['heden'],
  to: [' - ', ' – ', ' tot '],
  at: ' bij ',
  since: 'sinds ',
};

/** Mostly English, as most of what is uploaded. */
export const madeLanguages: readonly MadeLanguage[] = [
  ...Array.from({ length: 7 }, () => english),
  german,
  french,
  spanish,
  polish,
  dutch,
];
