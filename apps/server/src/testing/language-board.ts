import type { Services } from '../platform/services.ts';
import { createJob, createPlace } from './factories.ts';

/* A board whose postings are in six languages, each kind of work in each of them (L-40). */

export const boardLanguages = ['en', 'de', 'fr', 'es', 'pl', 'ar'] as const;
export type BoardLanguage = (typeof boardLanguages)[number];

/** What an occupation is called, in the order of the languages: as a search has it, and as a posting does. */
const labels = `
nurse|Registered Nurse; Krankenschwester|Gesundheits- und Krankenpfleger (m/w/d); infirmière|Infirmier·ère; enfermero|Enfermera/o; pielęgniarka|Pielęgniarka / Pielęgniarz; ممرض|ممرضة
cook|Cook; Koch|Koch (m/w/d); cuisinier|Cuisinier / Cuisinière H/F; cocinera|Cocinero/a; kucharz|Kucharz / Kucharka; طباخ|طباخ
waiter|Waiter; Kellnerin|Kellner (m/w/d); serveur|Serveur·euse; camarero|Camarera/o; kelnerka|Kelner; نادل|نادل
accountant|Accountant; Buchhalterin|Buchhalter/in; comptable|Comptable; contable|Contable; księgowa|Księgowy / Księgowa; محاسب|محاسبة
lawyer|Lawyer; Rechtsanwalt|Rechtsanwältin / Rechtsanwalt; avocat|Avocat(e); abogada|Abogado/a; prawnik|Prawnik; محامي|محامي
teacher|Teacher; Lehrer|Lehrkraft (m/w/d); professeur|Enseignant·e; profesora|Profesor/a; nauczyciel|Nauczycielka; معلم|معلمة
driver|Driver; Fahrer|Fahrer:in; chauffeur|Chauffeur; chofer|Chófer / Conductor/a; kierowca|Kierowca; سائق|سائق
truck driver|Truck Driver; LKW-Fahrer|Berufskraftfahrer (m/w/d); chauffeur routier|Chauffeur poids lourd; camionero|Camionero/a; kierowca ciężarówki|Kierowca tir; سائق شاحنة|سائق شاحنة
electrician|Electrician; Elektriker|Elektriker*in; électricien|Électricien(ne); electricista|Electricista; elektryk|Elektryk; كهربائي|كهربائي
plumber|Plumber; Klempner|Klempner (m/w/d); plombier|Plombier; fontanero|Fontanero/a; hydraulik|Hydraulik; سباك|سباك
carpenter|Carpenter; Tischler|Schreiner/-in; menuisier|Menuisier H/F; carpintero|Carpintero/a; stolarz|Stolarz; نجار|نجار
welder|Welder; Schweißer|Schweißer (m/w/d); soudeur|Soudeur·euse; soldador|Soldador/a; spawacz|Spawacz; لحام|لحام
gardener|Gardener; Gärtner|Gärtner/in; jardinier|Jardinier / Jardinière; jardinero|Jardinero/a; ogrodnik|Ogrodnik / Ogrodniczka; بستاني|بستاني
hairdresser|Hairdresser; Friseurin|Friseur (m/w/d); coiffeur|Coiffeur·euse; peluquera|Peluquero/a; fryzjerka|Fryzjer; كوافير|مصفف شعر
software developer|Software Developer; Entwickler|Softwareentwickler:in; développeur|Développeur·euse; desarrollador|Desarrollador/a de software; programista|Programista; مطور برمجيات|مطور برمجيات
dentist|Dentist; Zahnarzt|Zahnärztin / Zahnarzt; dentiste|Dentiste; dentista|Dentista; dentysta|Dentysta; طبيب أسنان|طبيب أسنان
pharmacist|Pharmacist; Apothekerin|Apotheker (m/w/d); pharmacien|Pharmacien(ne); farmacéutico|Farmacéutico/a; farmaceuta|Farmaceuta; صيدلي|صيدلي
translator|Translator; Übersetzer|Übersetzer:in; traducteur|Traducteur / Traductrice; traductor|Traductor/a; tłumacz|Tłumacz; مترجم|مترجم
cleaner|Cleaner; Reinigungskraft|Reinigungskraft (m/w/d); agent d'entretien|Agent d'entretien H/F; limpiadora|Personal de limpieza; sprzątaczka|Osoba sprzątająca; عامل نظافة|عامل نظافة
receptionist|Receptionist; Rezeptionistin|Rezeptionist (m/w/d); réceptionniste|Réceptionniste; recepcionista|Recepcionista; recepcjonistka|Recepcjonista; موظف استقبال|موظف استقبال
security guard|Security Guard; Wachmann|Sicherheitsmitarbeiter (m/w/d); agent de sécurité|Agent de sécurité; vigilante|Vigilante de seguridad; ochroniarz|Pracownik ochrony; حارس أمن|حارس أمن
warehouse worker|Warehouse Worker; Lagerist|Lagermitarbeiter (m/w/d); magasinier|Magasinier; mozo de almacén|Mozo/a de almacén; magazynier|Magazynier; عامل مستودع|عامل مستودع
project manager|Project Manager; Projektleiterin|Projektleiter; chef de projet|Chef·fe de projet; jefe de proyecto|Jefe/a de proyecto; kierownik projektu|Kierownik projektu; مدير مشروع|مدير مشاريع
graphic designer|Graphic Designer; Grafikdesigner|Grafikdesigner (m/w/d); graphiste|Graphiste; diseñadora gráfica|Diseñador/a gráfico/a; grafik|Grafik komputerowy; مصمم جرافيك|مصمم جرافيك
`;

export interface LabelledWork {
  /** By language what a search has. */
  typed: Readonly<Record<BoardLanguage, string>>;
  posted: Readonly<Record<BoardLanguage, string>>;
}

export const labelledWorks: readonly LabelledWork[] = labels
  .trim()
  .split('\n')
  .map((line) => {
    const pairs = line.split(';').map((pair) => pair.trim().split('|'));
    const byLanguage = (side: 0 | 1) =>
      Object.fromEntries(boardLanguages.map((language, at) => [language, pairs[at]?.[side] ?? ''])) as Record<
        BoardLanguage,
        string
      >;
    return { typed: byLanguage(0), posted: byLanguage(1) };
  });

/** What else a title says: as it is, with a rank, with a place. */
const additions: Readonly<Record<BoardLanguage, readonly [string, string]>> = {
  en: ['Senior', 'Leeds'],
  de: ['Senior', 'Leipzig'],
  fr: ['Senior', 'Lyon'],
  es: ['Senior', 'Sevilla'],
  pl: ['Starszy', 'Łódź'],
  ar: ['', 'القاهرة'],
};

/** Which posting is of which work and language, by its title. */
export async function createLanguageBoard(
  services: Services,
): Promise<ReadonlyMap<string, { work: number; language: BoardLanguage }>> {
  const place = await createPlace(services, {
    city: 'London',
    country: 'United Kingdom',
    country_code: 'GB',
  });
  const found = new Map<string, { work: number; language: BoardLanguage }>();
  for (const [work, { posted }] of labelledWorks.entries())
    for (const language of boardLanguages) {
      const [rank, city] = additions[language];
      const label = posted[language];
      for (const title of new Set([label, `${rank} ${label}`.trim(), `${label} - ${city}`])) {
        await createJob(services, { title, description: '<p>…</p>', skills: [], place_ids: [place] });
        found.set(title, { work, language });
      }
    }
  await services.changes.settled();
  return found;
}
