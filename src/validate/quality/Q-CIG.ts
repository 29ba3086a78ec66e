import type { DatiDocumentiCorrelati } from '../../model/generated/invoice.ts';
import { cigFlaw } from '../../model/identifiers/cig.ts';
import { cupFlaw } from '../../model/identifiers/cup.ts';
import { isMadeByBuyer } from '../controls/kit/documents.ts';
import type { BodyFacts } from '../controls/kit/facts.ts';
import { RELATED } from '../controls/kit/related.ts';
import { ORDINARY, type ReportFinding, rule } from '../controls/kit/rule.ts';

const CIG_LENGTH = 10;
const CUP_LENGTH = 15;

/** A Causale that says why there is no CIG. */
const ABOUT_CIG = /\bC\.?I\.?G\b|tracciabilit/i;
const SAYS_NOT_DUE = /esen|esclu|\bnon\b|senza/i;

type Name = 'missing' | 'cig' | 'cup';

export const qCig = rule({
  code: 'Q-CIG',
  title: { it: 'CIG o CUP mancante o non corretto', en: 'CIG or CUP missing or not right' },
  formats: ORDINARY,
  scope: 'body',
  fields: {
    ordinary: ['1.1.3', '2.1.1.1', '2.1.1.11', '2.1.2', '2.1.3', '2.1.4', '2.1.5', '2.1.6'],
    simplified: [],
  },
  decides: 'file',
  findings: {
    missing: {
      severity: 'warning',
      message: {
        it: "Fattura a una pubblica amministrazione senza CIG e senza CUP: l'amministrazione può rifiutarla.",
        en: 'Invoice to a public administration without CIG and CUP: the administration may refuse it.',
      },
      help: {
        it: 'Indicarli in DatiOrdineAcquisto, DatiContratto o DatiConvenzione; se non sono dovuti, scriverne il motivo nella Causale.',
        en: 'Give them in DatiOrdineAcquisto, DatiContratto or DatiConvenzione; if they are not due, say why in Causale.',
      },
    },
    cig: {
      severity: 'warning',
      message: {
        it: 'Il CIG è «{found}»: deve avere {expected} caratteri, lettere e cifre.',
        en: 'The CIG is "{found}": it has to have {expected} characters, letters and digits.',
      },
      help: {
        it: "Ricopiarlo dall'ordine o dal contratto, senza spazi né prefissi.",
        en: 'Copy it again from the order or contract, without blanks or prefixes.',
      },
    },
    cup: {
      severity: 'warning',
      message: {
        it: 'Il CUP è «{found}»: deve avere {expected} caratteri, lettere maiuscole e cifre.',
        en: 'The CUP is "{found}": it has to have {expected} characters, capital letters and digits.',
      },
      help: {
        it: "Ricopiarlo dall'ordine o dal contratto, senza spazi né prefissi.",
        en: 'Copy it again from the order or contract, without blanks or prefixes.',
      },
    },
  },
  check(body, report) {
    const general = body.ordinary?.dati_generali;
    if (general === undefined) return;
    let isGiven = false;
    for (const block of RELATED) {
      const documents = general[block];
      if (documents === undefined) continue;
      for (let i = 0; i < documents.length; i += 1) {
        const document = documents[i];
        if (document?.codice_cig === undefined && document?.codice_cup === undefined) continue;
        isGiven = true;
        judgeShape(document, body, block, i, report);
      }
    }
    if (isGiven || body.file.kind !== 'FPA12' || isMadeByBuyer(body.tipoDocumento)) return;
    if (general.dati_generali_documento.causale?.some(saysNotDue) === true) return;
    report('missing', { path: `${body.path}/dati_generali`, params: {} });
  },
});

function judgeShape(
  { codice_cig, codice_cup }: DatiDocumentiCorrelati,
  body: BodyFacts,
  block: string,
  index: number,
  report: ReportFinding<Name>,
): void {
  if (codice_cig !== undefined && isWrong(cigFlaw(codice_cig)?.flaw)) {
    const path = `${body.path}/dati_generali/${block}/${index}/codice_cig`;
    report('cig', { path, params: { found: codice_cig, expected: CIG_LENGTH } });
  }
  if (codice_cup !== undefined && isWrong(cupFlaw(codice_cup)?.flaw)) {
    const path = `${body.path}/dati_generali/${block}/${index}/codice_cup`;
    report('cup', { path, params: { found: codice_cup, expected: CUP_LENGTH } });
  }
}

/** Words in place of a code ("ESENTE") say why there is none. */
function isWrong(flaw: string | undefined): boolean {
  return flaw !== undefined && flaw !== 'wording';
}

function saysNotDue(text: string): boolean {
  return ABOUT_CIG.test(text) && SAYS_NOT_DUE.test(text);
}
