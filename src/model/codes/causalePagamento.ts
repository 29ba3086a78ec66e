import { code, codeList } from './codeList.ts';

/**
 * Reasons for payments subject to withholding (field 2.1.1.5.4): the letters of the tax forms CU and 770. F, J, K and
 * V2 are in the forms but not in the schema. M2 and ZO were added in schema 1.2.1, in use from 1 October 2020.
 */
export const CausalePagamentoCodes = codeList(
  'CausalePagamento',
  { it: 'Causale del compenso soggetto a ritenuta', en: 'Reason for the payment subject to withholding' },
  [
    code('A', 'Lavoro autonomo abituale (arte o professione)', 'Regular self-employment (art or profession)'),
    code(
      'B',
      "Utilizzazione, da parte dell'autore o inventore, di opere dell'ingegno e brevetti",
      'Use by the author or inventor of works and patents',
    ),
    code(
      'C',
      'Utili da associazione in partecipazione con apporto di solo lavoro',
      'Profits from an association in participation with contribution of labour only',
    ),
    code('D', 'Utili spettanti ai soci promotori e fondatori', 'Profits due to promoters and founders'),
    code(
      'E',
      'Levata di protesti da parte dei segretari comunali',
      'Protests of bills drawn up by municipal secretaries',
    ),
    code(
      'F',
      'Giudici onorari di pace e vice procuratori onorari',
      'Honorary judges and deputy prosecutors',
      { inSchema: false },
    ),
    code(
      'G',
      'Indennità per la cessazione di attività sportiva professionale',
      'Indemnity on termination of professional sports activity',
    ),
    code(
      'H',
      'Indennità per la cessazione del rapporto di agenzia',
      'Indemnity on termination of an agency relationship',
    ),
    code(
      'I',
      'Indennità per la cessazione da funzioni notarili',
      'Indemnity on termination of notarial functions',
    ),
    code(
      'J',
      'Raccoglitori occasionali di tartufi senza partita IVA',
      'Occasional truffle gatherers without a VAT number',
      { inSchema: false },
    ),
    code('K', 'Assegni di servizio civile universale', 'Universal civil service allowances', {
      inSchema: false,
    }),
    code(
      'L',
      "Opere dell'ingegno e brevetti: redditi di chi li ha avuti a titolo gratuito (eredi)",
      'Works and patents: income of holders who acquired them free of charge (heirs)',
    ),
    code('M', 'Lavoro autonomo non abituale', 'Occasional self-employment'),
    code(
      'N',
      'Indennità, rimborsi e premi nello sport dilettantistico',
      'Allowances, reimbursements and prizes in amateur sport',
    ),
    code(
      'O',
      'Lavoro autonomo non abituale senza obbligo di gestione separata INPS',
      'Occasional self-employment without mandatory registration with the INPS separate scheme',
    ),
    code('P', 'Noleggio di attrezzature da soggetti non residenti', 'Hire of equipment from non-residents'),
    code(
      'Q',
      'Provvigioni ad agente o rappresentante monomandatario',
      'Commissions to an agent of a single principal',
    ),
    code(
      'R',
      'Provvigioni ad agente o rappresentante plurimandatario',
      'Commissions to an agent of several principals',
    ),
    code('S', 'Provvigioni a commissionario', 'Commissions to a commission merchant'),
    code('T', 'Provvigioni a mediatore', 'Commissions to a broker'),
    code('U', 'Provvigioni a procacciatore di affari', 'Commissions to a business introducer'),
    code('V', 'Provvigioni a incaricato delle vendite a domicilio', 'Commissions to a door-to-door seller'),
    code(
      'W',
      "Corrispettivi per contratti d'appalto del condominio (art. 25-ter DPR 600/1973)",
      'Payments for works contracts by condominiums (art. 25-ter DPR 600/1973)',
    ),
    code('X', 'Canoni del 2004 a società UE collegate', 'Royalties of 2004 to associated EU companies'),
    code(
      'Y',
      'Canoni da gennaio a luglio 2005 a società UE collegate',
      'Royalties from January to July 2005 to associated EU companies',
    ),
    code(
      'Z',
      'Titolo diverso dai precedenti (solo per anni passati; usare ZO)',
      'Other reason (past years only; use ZO)',
      { until: '2021-01-01', successor: 'ZO' },
    ),
    code(
      'L1',
      "Opere dell'ingegno e brevetti: redditi di chi li ha acquistati a titolo oneroso",
      'Works and patents: income of holders who purchased them',
    ),
    code('M1', 'Obblighi di fare, non fare o permettere', 'Obligations to act, to refrain or to permit'),
    code(
      'M2',
      'Lavoro autonomo non abituale con iscrizione alla gestione separata ENPAPI',
      'Occasional self-employment with registration with the ENPAPI separate scheme',
      { since: '2020-10-01' },
    ),
    code(
      'O1',
      'Obblighi di fare, non fare o permettere senza obbligo di gestione separata INPS',
      'Obligations to act, to refrain or to permit, without mandatory registration with the INPS separate scheme',
    ),
    code('V1', 'Attività commerciali non abituali', 'Occasional commercial activity'),
    code('V2', 'Vendita diretta a domicilio non abituale', 'Occasional direct home sales', {
      inSchema: false,
    }),
    code('ZO', 'Titolo diverso dai precedenti', 'Other reason', { since: '2020-10-01' }),
  ],
);
