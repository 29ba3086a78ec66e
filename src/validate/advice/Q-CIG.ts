import { isSelfInvoice } from '../../domain/documents.ts';
import type { BodyFacts } from '../../domain/facts/body.ts';
import { RELATED } from '../../domain/relatedData.ts';
import { cigFlaw } from '../../model/identifiers/cig.ts';
import { cupFlaw } from '../../model/identifiers/cup.ts';
import { ORDINARY, type ReportFinding, rule } from '../rule.ts';

const CIG_LENGTH = 10;
const CUP_LENGTH = 15;

/** Words of a Causale that explains why there is no CIG. */
const ABOUT_CIG = /\bC\.?I\.?G\b|tracciabilit/i;
const SAYS_NOT_DUE = /esen|esclu|\bnon\b|senza/i;

type Name = 'missing' | 'cig' | 'cup';

export const qCig = rule({
  code: 'Q-CIG',
  formats: ORDINARY,
  scope: 'file',
  fields: {
    ordinary: ['1.1.3', '2.1.1.1', '2.1.1.11', '2.1.2', '2.1.3', '2.1.4', '2.1.5', '2.1.6'],
    simplified: [],
  },
  decides: 'file',
  findings: {
    missing: { severity: 'warning' },
    cig: { severity: 'warning' },
    cup: { severity: 'warning' },
  },
  check({ bodies, kind }, report) {
    const wrong: WrongCodes = { cig: new Map(), cup: new Map() };
    for (const body of bodies) {
      const isGiven = lookAt(body, wrong);
      if (isGiven || kind !== 'FPA12' || isSelfInvoice(body.tipoDocumento) || saysNotDue(body)) continue;
      report('missing', { path: `${body.path}/dati_generali`, params: {} });
    }
    reportWrong('cig', wrong.cig, CIG_LENGTH, report);
    reportWrong('cup', wrong.cup, CUP_LENGTH, report);
  },
});

/** The first place and the number of occurrences of each wrong code: repeated in several blocks, it is one error. */
interface WrongCodes {
  readonly cig: Map<string, Seen>;
  readonly cup: Map<string, Seen>;
}

interface Seen {
  readonly path: string;
  times: number;
}

/** Records the wrong codes of a body. @returns True if it has any code, right or wrong. */
function lookAt(body: BodyFacts, wrong: WrongCodes): boolean {
  const general = body.ordinary?.dati_generali;
  let isGiven = false;
  for (const block of RELATED) {
    const documents = general?.[block];
    if (documents === undefined) continue;
    for (let i = 0; i < documents.length; i += 1) {
      const { codice_cig: cig, codice_cup: cup } = documents[i] ?? {};
      if (cig === undefined && cup === undefined) continue;
      isGiven = true;
      const path = `${body.path}/dati_generali/${block}/${i}`;
      if (cig !== undefined && isWrong(cigFlaw(cig)?.flaw)) note(wrong.cig, cig, `${path}/codice_cig`);
      if (cup !== undefined && isWrong(cupFlaw(cup)?.flaw)) note(wrong.cup, cup, `${path}/codice_cup`);
    }
  }
  return isGiven;
}

function note(codes: Map<string, Seen>, code: string, path: string): void {
  const seen = codes.get(code);
  if (seen === undefined) codes.set(code, { path, times: 1 });
  else seen.times += 1;
}

function reportWrong(
  name: 'cig' | 'cup',
  codes: ReadonlyMap<string, Seen>,
  expected: number,
  report: ReportFinding<Name>,
): void {
  for (const [found, { path, times }] of codes) report(name, { path, params: { found, expected, times } });
}

/** True for a wrong code. Words such as "ESENTE" explain why there is no code and are accepted. */
function isWrong(flaw: string | undefined): boolean {
  return flaw !== undefined && flaw !== 'wording';
}

function saysNotDue({ ordinary }: BodyFacts): boolean {
  const causale = ordinary?.dati_generali.dati_generali_documento.causale;
  return causale?.some((text) => ABOUT_CIG.test(text) && SAYS_NOT_DUE.test(text)) === true;
}
