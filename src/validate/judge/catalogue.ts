/**
 * The 69 codes with which SdI rejects a file (Allegato A 1.9.1, Elenco dei controlli v2.0): which of them a rule of ours
 * judges, which the schema's verdict gives, and what the others would need.
 */
import type { Bilingual } from '../../model/grammar.ts';
import type { InvoiceKind } from '../../model/problem.ts';
import { ALL, type AnyRule, ORDINARY, PRIVATE } from '../rule.ts';
import { controls } from './registry.ts';

/** What gives the answer for a code. */
export type Needs = 'structure' | 'file' | 'date' | 'registry' | 'history' | 'trust';

export interface SdiCode {
  readonly code: string;
  readonly title: Bilingual;
  readonly formats: readonly InvoiceKind[];
  readonly needs: Needs;
  readonly since?: string;
  /** The rule that judges it, as far as a file goes. */
  readonly rule?: AnyRule;
}

function beyond(
  code: string,
  needs: Needs,
  formats: readonly InvoiceKind[],
  it: string,
  en: string,
  since?: string,
): SdiCode {
  return { code, title: { it, en }, formats, needs, ...(since === undefined ? {} : { since }) };
}

/** The codes that no rule gives: the readers do, or nobody without more than the file. */
const others: readonly SdiCode[] = [
  beyond('00002', 'history', ALL, 'Nome del file già usato', 'File name used before'),
  beyond('00100', 'trust', ALL, 'Certificato di firma scaduto', 'Signing certificate expired'),
  beyond(
    '00101',
    'trust',
    ALL,
    'Certificato di firma revocato o sospeso',
    'Signing certificate revoked or suspended',
  ),
  beyond('00104', 'trust', ALL, 'Certificatore non affidabile', 'Certification authority not trusted'),
  beyond('00106', 'structure', ALL, 'File vuoto o corrotto', 'Empty or corrupt file'),
  beyond('00107', 'trust', ALL, 'Certificato di firma non valido', 'Signing certificate not valid'),
  beyond('00200', 'structure', ALL, 'File non conforme al formato', 'File not in the format'),
  beyond('00201', 'structure', ALL, 'Troppi errori di formato', 'Too many format errors'),
  beyond(
    '00321',
    'registry',
    ALL,
    'Codice fiscale del cedente non di un partecipante al gruppo IVA',
    'Fiscal code of the supplier is of no member of the VAT group',
  ),
  beyond(
    '00322',
    'registry',
    ALL,
    'Codice fiscale del cedente assente per un gruppo IVA',
    'Fiscal code of the supplier missing for a VAT group',
  ),
  beyond(
    '00323',
    'registry',
    ORDINARY,
    'Partita IVA del cedente cessata da più di cinque anni',
    'VAT number of the supplier ceased more than five years ago',
  ),
  beyond(
    '00325',
    'registry',
    PRIVATE,
    'Codice fiscale del cessionario non di un partecipante al gruppo IVA',
    'Fiscal code of the buyer is of no member of the VAT group',
  ),
  beyond(
    '00326',
    'registry',
    PRIVATE,
    'Codice fiscale del cessionario assente per un gruppo IVA',
    'Fiscal code of the buyer missing for a VAT group',
  ),
  beyond(
    '00327',
    'registry',
    PRIVATE,
    'Codice fiscale non coerente con il gruppo IVA',
    'Fiscal code not consistent with the VAT group',
    '2026-05-15',
  ),
  beyond(
    '00398',
    'registry',
    ['FPA12'],
    'Ufficio centrale usato benché ne esista uno specifico',
    'Central office used though a specific one exists',
  ),
  beyond(
    '00399',
    'registry',
    ['FPR12'],
    'Cessionario pubblica amministrazione con formato per privati',
    'Buyer is a public administration, format is for private parties',
  ),
  beyond(
    '00477',
    'registry',
    ORDINARY,
    "Dichiarazione d'intento invalidata",
    'Declaration of intent invalidated',
  ),
];

/** All codes, in order. A rule stands before an entry of the same code. */
export const catalogue: readonly SdiCode[] = [
  ...controls.map((rule) => ({
    code: rule.code,
    title: rule.title,
    formats: rule.formats,
    needs: rule.decides,
    ...(rule.since === undefined ? {} : { since: rule.since }),
    rule,
  })),
  ...others,
].sort((a, b) => (a.code < b.code ? -1 : 1));
