import { code, codeList } from './codeList.ts';

/** Pension funds (field 2.1.1.7.1). */
export const TipoCassaCodes = codeList('TipoCassa', { it: 'Cassa previdenziale', en: 'Pension fund' }, [
  code('TC01', 'Cassa forense (avvocati)', 'Lawyers (Cassa Forense)'),
  code('TC02', 'Cassa dei dottori commercialisti', 'Chartered accountants (dottori commercialisti)'),
  code('TC03', 'Cassa dei geometri', 'Surveyors (geometri)'),
  code('TC04', 'Inarcassa (ingegneri e architetti)', 'Engineers and architects (Inarcassa)'),
  code('TC05', 'Cassa del notariato', 'Notaries (notai)'),
  code('TC06', 'Cassa dei ragionieri e periti commerciali', 'Accountants (ragionieri e periti commerciali)'),
  code(
    'TC07',
    'ENASARCO (agenti e rappresentanti di commercio)',
    'Sales agents and representatives (ENASARCO)',
  ),
  code('TC08', 'ENPACL (consulenti del lavoro)', 'Labour consultants (ENPACL)'),
  code('TC09', 'ENPAM (medici e odontoiatri)', 'Doctors and dentists (ENPAM)'),
  code('TC10', 'ENPAF (farmacisti)', 'Pharmacists (ENPAF)'),
  code('TC11', 'ENPAV (veterinari)', 'Veterinary surgeons (ENPAV)'),
  code('TC12', "ENPAIA (impiegati dell'agricoltura)", 'Agricultural employees (ENPAIA)'),
  code(
    'TC13',
    'Fondo per gli impiegati delle imprese di spedizione e delle agenzie marittime',
    'Employees of forwarding firms and shipping agencies',
  ),
  code('TC14', 'INPGI (giornalisti)', 'Journalists (INPGI)'),
  code('TC15', 'ONAOSI (orfani dei sanitari)', 'Orphans of health workers (ONAOSI)'),
  code(
    'TC16',
    'CASAGIT (assistenza integrativa dei giornalisti)',
    "Journalists' supplementary health care (CASAGIT)",
  ),
  code('TC17', 'EPPI (periti industriali)', 'Industrial technicians (EPPI)'),
  code('TC18', 'EPAP (ente pluricategoriale)', 'Multi-category fund (EPAP)'),
  code('TC19', 'ENPAB (biologi)', 'Biologists (ENPAB)'),
  code('TC20', 'ENPAPI (infermieri)', 'Nurses (ENPAPI)'),
  code('TC21', 'ENPAP (psicologi)', 'Psychologists (ENPAP)'),
  code('TC22', 'INPS (gestione separata)', 'INPS (separate scheme)'),
]);
