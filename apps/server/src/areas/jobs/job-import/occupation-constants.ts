import type { JobCategory } from '@waymark/contract/jobs/choices/jobs';

/**
 * Words of occupations that stand for one category, as stems. Made by `tooling/occupations/make-occupation-words.ts`
 * from the labels of ESCO (European Commission, reuse under Decision 2011/833/EU) by their groups of ISCO-08.
 */
export const occupationWords: Readonly<Partial<Record<JobCategory, string>>> = {
  administration: `
    ambassador attache consul correspondence councillor diplomat embassy governor parliament policy
    provincial scopist`,
  automotive: `
    coachbuilder refurbishing roadside`,
  construction: `
    abatement asbesto attraction bricklayer bridge carpenter carpentry ceiling chimney cleaner corrosion
    decontamination demolition doorwoman drain drainage dredging electrician elevator flooring geotechnical
    glazier handyman hanger highway insulation ironwork irrigation jointer launderette laundromat layer
    laying lift locker manufactured mason meter overhead paperhanger plasterer plastering plumber prefab
    reclamation refurbishment replacement resilient ride roofer saving septic sewage smart sprinkler
    staircase stonemason sweep sweeper terrazzo tiler tiling valeter vending verger windscreen`,
  'customer-service': `
    censu chat concierge interviewer switchboard`,
  'data-science': `
    actuarial biometric demographer demography mathematician statistic statistical statistician`,
  design: `
    acrobat actor actress aerial anchor animation arranger artist author benesh blogger boom broadcast
    broadcasting cartoonist choir choreographer columnist comedian commentator communicator composer
    conceptual critic dancer describer desktop dramaturge dresser editor extra fact fight fly flying
    followspot graphic illustrator journalist layout literary location lyricist mask mastering merchandising
    miniature mistress modeller musician news notator opera orchestra over performer photographer printmaker
    projection projectionist prompter prop puppet puppeteer pyrotechnician recording repetiteur scene scenery
    scenic script sculptor sculptress singer sound spatial speechwriter stage stained stand stop storyboard
    stunt taxidermist theater vlogger voice`,
  education: `
    academy admission anthropology applied arts athlete boxing classical college conservatory curriculum
    dentistry diving docent drama dramatic education educational educator elearning exhibition faculty
    football freinet further geography gifted golf hairdressing headmaster high higher history instructional
    interpreter journalism latin lector lecturer lexicographer linguist linguistic literacy literature
    localiser math mathematic modern montessori mountain need outdoor performing peripatetic philosophy
    pilate primary professor pupil religiou school secondary sen skating ski snowboard speaking steering
    steiner subtitler survival talented teacher teaching tenni translator tutor university vocational waldorf
    year`,
  engineering: `
    acoustical aerodynamic aerospace aided assayer biochemical bioengineering calculation chromatographer
    desalination drafter drafting draftsperson draughter draughting draughtsperson electromagnetic
    electromechanic groundwater hvacr instrumentation metallurgist metallurgy micro microelectronic
    microsystem opto optoelectronic optomechanical photonic pollution remote satellite sensing sensor stress
    substation utilitie ventilation`,
  finance: `
    accountant accounting appraiser asset back banker bankruptcy bingo bookkeeper bookmaker boss brokerage
    budget caller casino claim credit debt dividend economist finance financial firm foreclosure forex fund
    funding future gemmologist grant insurance investment loan merger middle mortgage mutual odds payroll pit
    portfolio risk securitie share tote treasurer treasury trust trustee underwriter valuation valuator
    valuer`,
  'food-service': `
    bartender beer chef cook grill pizza quick restaurant sommelier waiter waitress`,
  health: `
    acupuncture acupuncturist anatomical aromatherapist aromatherapy artificial audiologist chiropractic
    chiropractor complementary cytology dentist dietetic dispensing embryo ergonomic herbal homeopath
    homeopathy hospital hydrotherapist hygienist informatic insemination kinesiologist list midwife
    neuromusculoskeletal nurse oral orthoptic orthoptist orthotic osteopath pacs paramedic pathology
    perfusion pharmacist phlebotomy physiotherapist physiotherapy podiatrist podiatry polygraph prosthetist
    psychologist psychotherapist qualified radiographer radiography respiratory screener shiatsu sophrology
    therapeutic therapist therapy transcriptionist vet veterinarian waiting`,
  hospitality: `
    bed breakfast butler camping fare housekeeper housekeeping reservation stewardess tourist wedding`,
  'human-resource': `
    career equality inclusion job personnel recruitment`,
  'information-technology': `
    accessibility app base capacity configurator database embedded hacker helpdesk ict integration integrator
    interface knowledge optimisation resilience search usability user`,
  legal: `
    attorney bailiff border detective judge jury lawyer measure notary observer ombudsman paralegal passport
    prosecutor solicitor`,
  logistics: `
    aeronautical astronaut bulldozer chauffeur china clearing dangerou deck delivery dispatcher distribution
    dock dozer duty excavator export flow forecast forklift forwarding glassware import inland intermodal
    inventory logistic move mover moving packager pile pilot port purchase purchaser purchasing raw route
    scraper seaman shelf shunter snow sourcing stacker stevedore stevedoring taxi tram trolley valet
    warehouse`,
  manufacturing: `
    abrasive absorbent alteration annealer annealing anode anodising arc artisan artisanal assembler
    assembling auger automatic bag bander barrel basket beam bean belt bench bespoke beveller binder bindery
    bioga blacksmith blanching blaster bleacher blender blending block blow blower boiler boilermaker boner
    boring bottling braiding brander brass brazer brick briquetting broom brush buffer bulk burner burning
    butcher cacao candle canner canning canva capsule cardboard cast caster caulker chipper chipping
    clarifier clock cnc coagulation coater coating coking compression compressor constructor controlled
    copper coquille corrugator cotton coverer craftsman craftsperson craftswoman cross crosscut crushing
    curing cushion cut cutter cutting cylinder debarker debarking deburring decorative deinking dewatering
    die digester digger dip dipping discharge distillation distiller distillery diver doll dressmaker drier
    drill driller drop drum dryer drying dye dyeing earring edge electrolytic embossing embroidery enameller
    engraving envelope etcher extractor extruder extruding extrusion fabrication fabricator fat feeder
    fermentation fermenter fertiliser fertilizer fiber fiberglass fibre fibreglass filament filigree filing
    filter filtration finishing firer flexographic flotation flour foam foil folder folding forge forging
    forming fossil foundry frame froth furnace gauger gear geothermal gin glove gold goldsmith grain
    granulation granulator granule gravure greaser grinder grinding guitar gum hairpiece halal harness harp
    harpsicord heat heel held honey horizontal hot hydraulic hydro hydrogenation icer icing idiophone
    imagesetter incinerator injection instrument insulating ironer jet jewelery jeweller jewelry kettle
    keyboard kiln knitter knitting kosher laminating laminator laser lasting lathe leaf lehr lime liquor
    lithographer loader lock log loom machine machinist made maker making malt manual manufacturer mattress
    measuring membranophone mender metalworker milk mill miller milling miner mixer mixing mold molder
    molding mop mould moulder moulding mount mounter nailing net nibbling nitrator nitroglycerin nonwoven
    offset oil operative organ ornamental oven oxy pad pallet paper paperboard pasta pattern patternmaker
    pelletiser perforating period pest pesticide piano pill planer planing plasma plastic plater plating
    plodder polisher polishing porcelain potter pottery powder precast preparation prepress preservation
    press print printer protective pultrusion punch purification purifier reactor refinery refining
    reproduction reprographic rewinding rig rigger rigging ring rivet riveter roaster roll rotary rotogravure
    router routing rubber rust sample sand sander sanding sauce saw sawing sawmill sawyer scanner scanning
    screen screw sealer sealing semiconductor separation separator setter sewing shift shipwright shoemaker
    silk silver silversmith slate slaughterer slicer slitter slitting smith soap solderer soldering sole
    spindle spinner spinning spirit splitter splitting spraying spring stagehand stamping staple stapling
    starch stitcher stitching straightening stringed swaging tablet tailor taster tender tent thicknesser
    thread tier tire torch toymaker tracer treat treater treating trimmer tube tufting tunnel turner turning
    twisting typesetter typesetting underground upholsterer upholstery vacuum varnish vermouth vertical
    violin wash watchmaker waterjet wave wax waystewater weaver weaving welder wicker winder winding wire
    woodcarver woven yarn yeast`,
  marketing: `
    activism aftersale auction brand campaign canvasser catalogue category channel copywriter destination
    ebusiness intercultural internet marketeer marketer online pricing spokesperson`,
  quality: `
    destructive lumber plywood`,
  'real-estate': `
    closer letting title`,
  retail: `
    accessorie alcoholic bookshop check checkout collectible dealership delicatessen diy drugstore
    greengrocer greengrocery kids licence luxury multimedia newsagent pastrie purveyor salesperson seller
    selling shop shopper showroom specialised sporting store superstore tobacconist toys yourself`,
  sales: `
    auctioneer cars commoditie commodity demonstrator disk inside merchant negotiator outside presale rental
    salesman saleswoman tangible tape wholesale wholesaler`,
  science: `
    agronomy analytical anatomy anthropologist archaeologist astronomy bacteriology behavioural biochemistry
    bioinformatic biologist biophysic biotechnical biotechnologist botanical botanist cadastral cartographer
    cartographic chemist climate climatology cosmologist criminology ecologist epidemiology exploration
    formulation formulator genetic geneticist geochemist geographer geographic geologist geology geophysicist
    gis historian horticulturist hydrogeologist hydrology immunology impact innovation meteorologist
    microbiology mineralogist oceanographer oceanography palaeontology physicist physiology rural
    seismologist seismology sensory sociologist thanatology toxicologist toxicology viticulture weather
    zoology`,
  'social-care': `
    abuse addiction alcohol bereavement child childcare crisi day daycare disability domiciliary drug elderly
    familie family foster guardian helpline homeless homelessness hospice intervention living mental migrant
    misuse offending older palliative pedagogue people probation sexual situation substance vacation victim
    violence welfare youth`,
  telecommunications: `
    telecom`,
};
