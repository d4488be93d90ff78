/*
 * The words about pay in the languages of the board and of the feeds: en de fr es pt it nl pl cs sk sv no da fi hu ro
 * hr tr ru uk el he ar id vi, and of Chinese, Japanese, Korean and Thai. All without accents and capitals.
 */

/** Names of periods behind a word for "per" or a slash. */
export const periodNouns: Readonly<Record<string, string>> = {
  hour: 'hour hours hr hrs h hora horas heure heures ora ore stunde stunden std stdn std. uur uren u godzine godzina godz godz. hodinu hodina hod hod. tim tim. timme timmen timma time timen tunti tunnissa oras ora saat час часа jam gio שעה ساعة الساعة ωρα sat',
  day: 'day days d diem dia giorno jour jours tag tage dag dagen dzien dnia den dan day. paiva nap zi gun день день. hari ngay יום يوم اليوم shift manday man-day ημερα',
  week: 'week weeks wk w semana settimana semaine woche wochen wo week. tydzien tyden vecka veckan uke uken uge ugen viikko het saptamana hafta неделю тиждень minggu tuan שבוע أسبوع εβδομαδα',
  month: 'month months mo mon mth m mes mese mois monat mon. maand maanden mnd mnd. miesiac miesiacu mies mies. mc mesic mesiac mes. manad manaden man man. maned maneden mnd md md. kuukausi kk men. menesi месец месеца honap ho luna ay месяц мес мес. місяць міс міс. mjesec mesec bulan bln thang חודש شهر الشهر μηνα mensem',
  year: 'year years yr yr. y a annum ano anno anni an annee jahr jahre jaar rok roku ar aret vuosi ev yil год года рік tahun nam שנה سنة السنة ετος godinu',
}; // prettier-ignore

/** Words that say the period by themselves, as the beginnings of words: "monthly", "Monatsgehalt", "mensuel". */
export const periodStems: Readonly<Record<string, string>> = {
  hour: 'hourly stundlich stundenlohn stundensatz horaire orari[oae]$ uurloon uurtarief timlon timelon timelønn timeløn timepris godzinow hodinov saatlik ph$ p\\.?h\\.?$ почасов tuntipalkk tunnis$ orabe satnic',
  day: 'daily taglich tagessatz tagesgage tagelohn journali tjm$ giornalier diari[oae]$ diaria dagloon dagtarief dagelijks dagslon dagpris dniowk dzienn denne$ denni gunluk يومي pd$ dayrate napi$',
  week: 'weekly pw$ p\\.?w\\.?$ wochentlich wochenlohn hebdomadaire semanal settimanal wekelijks weekloon tygodniow tydne tydenn veckolon ukelonn ugelon haftalik أسبوعي',
  month: 'monthly monatlich monatsgehalt monatslohn monatsbrutto monatsverdienst bruttomonat mensuel mensual mensil mensais mensal maandelijks maandsalaris maandloon miesieczn mesicn mesacn manadslon manadsvis manedslonn manedslon manedslønn manedsløn manedlig maanedlig kuukausipalkk kuukausittain havi$ havonta lunar$ aylik pcm$ pm$ p\\.?m\\.?$ p\\.?c\\.?m\\.?$ ежемесячн щомісячн mjesecn mesecn menesi kuus$ شهري bulanan',
  year: 'yearly annual annually annum$ p\\.?a\\.?$ lpa$ jahrlich jahresgehalt jahresbrutto jahresverdienst jahreslohn jahreszielgehalt bruttojahr annuel anual annu[aoie]$ ral$ jaarlijks jaarsalaris jaarloon roczn rocn arslon arslønn arsløn arsarbete$ vuosipalkk aastas$ سنوي vuosittain eves$ evente yillik годов річн godisnj tahunan',
}; // prettier-ignore

/** Periods that postings name and a salary here has no room for. */
export const otherPeriods = "biweekly bi-weekly fortnight fortnightly semi-monthly semimonthly bimonthly quarter quarterly quartal quincenal quinzenal quinzaine vierzehntaglich zweiwochentlich 14-taglich semester season session visit project projekt assignment article class lesson piece mile km kilometer word page call task gig contract event einsatz game trip delivery order unit show minute min minuto minuut"; // prettier-ignore

/** Words for "per". Behind those of the first line nothing else than a period or a unit follows. */
export const perWords = {
  strict: 'per pro par por / each every pr pr. je',
  loose: "a an the al alla all all' l' la le im in i om w na za v ve pe un une una uno den der die das het el em на в во за την τον το τη עבור ל ב في ao",
} as const; // prettier-ignore

/** What may stand between an amount and its period. */
export const fillers =
  'gross net neto нето μικτα μεικτα καθαρα ברוטו נטו إجمالي صافي netos netas brutos brutas brutto netto bruto bruta brut brute bruts nett lordo lordi lorda lorde netti netta nets nette liquido fixed fix fixe fest base basic salary pay rate wage wages compensation salaire gehalt approx circa ca before tax taxes doe fte full-time fulltime vollzeit inkl incl exkl excl vat ust mwst hrs usd eur salario sueldo stipendio salaris lon lonn palkka wynagrodzenie mzda plat до вычета налогов на руки de del'; // prettier-ignore

/** Words of pay, as the beginnings or, in compounds, the ends of words. */
export const payStems =
  'salar pay$ payment$ payrate wage compensat comp$ offer paid$ paying$ bieten verdien offrons proposons ofrecemos oferecemos offriamo bieden oferujemy nabizime erbjuder tilbyr tilbyder tarjoamme предлагаем пропонуємо remunerat renumerat base$ basic$ earn$ earning rate$ rates$ income$ gehalt lohn vergutung entgelt verdienst bezahlung grundgehalt besoldung salaire remuneration traitement$ sueldo retribuc remunerac nomina$ retribuz stipendi[oae]$ compenso ral$ vencimento ordenado remunerac salaris loon beloning bruto$ brutto$ wynagrodz pensj stawk zarobk płac widelk mzda mzd plat$ platove odmena nastupni lon$ lonn$ lønn løn$ lonen ersattning palkk ber$ bere fizetes salari venit maas ucret зарплат зараб оклад з/п доход заробітн плат αποδοχ μισθ שכר משכורת راتب الراتب אجر gaji upah luong plac[ae]$ zarad ctc$'; // prettier-ignore
export const payEndings =
  /(?:gehalt|lohn|vergutung|entgelt|verdienst|salaris|loon|l[oø]nn?|brutto|netto|bruto|palkka|plat|tarif|satz)$/;

/** Money that is no base pay, as the beginnings of words. */
export const otherMoneyStems =
  "bonus bonuses boni$ bono$ bonos$ prime$ primes$ pramie premie premia premi[oae]$ provision commission comision comissao provvigion provize prowizj sign-on signon signing signup sign-up welcome ote$ on-target uncapped variable$ total$ otc$ allowance stipend$ stipends$ zuschuss zuschlag zulage$ zulagen$ subsid indemnit gutschein voucher gift bon$ bons$ ticket cheque buono$ buoni$ vale$ vales$ meal lunch essen restaurant perk$ perks$ credit reimburse relocation umzug tuition learning weiterbildung fortbildung wellness wellbeing gym$ internet budget$ budgets$ budgetverantwortung etat$ presupuesto orcamento rozpocet budzet raised$ raise$ raising$ funding$ funded$ series$ valuation valued$ worth$ revenue turnover umsatz omzet fatturato chiffre obrat$ obrot profit$ profits$ assets$ aum$ managed$ managing$ manage$ portfolio capital$ invest franchise scholarship rent$ rents$ kaltmiete warmmiete miete$ loyer alquiler affitto huur$ subscription plans$ products$ accounts$ fund$ funds$ equity stock$ shares$ options$ rsu rsus$ aktien anteile azioni actions$ save$ saving savings discount rabatt deposit loan$ loans$ grant$ grants$ award$ awards$ prize prizes winning donat fee$ fees$ cost$ costs$ price$ priced$ prices$ preis$ fine$ fines$ penalty referral refer$ retention matching$ match$ contribution insurance deductible premium$ pension supplement expense spend$ spending spesen deal$ deals$ tip$ tips$ trinkgeld urlaubsgeld weihnachtsgeld jobticket laptop equipment bill$ bills$ sales$ win$ cover$ coverage$"; // prettier-ignore

/** Words that begin another thought: what stands behind them is not said of the amount before. */
export const turns =
  'plus and with zzgl zuzuglich sowie und mit et avec y con mas e piu mais com en met i oraz s och med og ja a ja и та ve for fur pour para per da als wenn if when depending je based aligned but while where or oder ou o'; // prettier-ignore
