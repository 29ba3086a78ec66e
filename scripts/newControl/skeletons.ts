/** The files of a new code and its sentences: they compile, and their tests fail until the rule is right. */
import type { CompleteLanguage } from '../../src/model/language.ts';
import type { InvoiceKind, RetiredKind } from '../../src/model/problem.ts';
import type { CodeNames } from './names.ts';

export interface SkeletonFacts {
  readonly formats: readonly (InvoiceKind | RetiredKind)[];
}

/** A typical subject of a rule, as an example: Numero has this number in both formats. */
const NUMERO = '2.1.1.4';

const FORMATS: Readonly<Record<string, string>> = {
  'FPA12 FPR12 FSM10': 'ALL',
  'FPA12 FPR12': 'ORDINARY',
  'FPR12 FSM10': 'PRIVATE',
  FSM10: 'SIMPLIFIED',
};

export function ruleSkeleton(names: CodeNames, { formats }: SkeletonFacts): string {
  const { code, isAdvice, rule } = names;
  const constant = FORMATS[formats.join(' ')];
  const imports = constant === undefined ? 'rule' : `${constant}, rule`;
  const fields = (isFor: boolean): string => (isFor ? `['${NUMERO}']` : '[]');
  const isSimplified = formats.includes('FSM10');
  const isOrdinary = formats.some((kind) => kind !== 'FSM10');
  return `import { ${imports} } from '../rule.ts';

export const ${rule} = rule({
  code: '${code}',
  formats: ${constant ?? `[${formats.map(text).join(', ')}]`},
  scope: 'body',
  fields: { ordinary: ${fields(isOrdinary)}, simplified: ${fields(isSimplified)} },
  decides: 'file',
  findings: { wrong: { severity: '${isAdvice ? 'warning' : 'error'}' } },
  check(body, report) {
    if (isRight(body.numero)) return;
    report('wrong', { path: \`\${body.documentPath}/numero\`, params: { found: body.numero } });
  },
});

/** True if ${code} accepts the value. */
function isRight(numero: string): boolean {
  return numero !== '';
}
`;
}

/** The findings of the code in a catalogue. */
export function sentencesSkeleton({ code }: CodeNames, language: CompleteLanguage): string {
  const [message, help] =
    language === 'en'
      ? [`Numero is {found}: ${code} asks for something else.`, 'Correct Numero.']
      : [`Numero è {found}: ${code} chiede altro.`, 'Correggere Numero.'];
  return `  '${code}': {
    wrong: {
      message: '${message}',
      help: '${help}',
    },
  },
`;
}

export function titleSkeleton({ code }: CodeNames, language: CompleteLanguage): string {
  return `  '${code}': '${language === 'en' ? 'Title of' : 'Titolo di'} ${code}',\n`;
}

export function testSkeleton({ code }: CodeNames, { formats }: SkeletonFacts): string {
  const [kind = 'FPR12'] = formats.includes('FPR12') ? ['FPR12'] : formats;
  return `import { testRule } from '../../support/ruleTester.ts';

testRule('${code}', {
  kind: '${kind}',
  cases: [
    { name: 'a right invoice' },
    {
      name: 'a wrong value',
      set: { 'documento.numero': 'A1' },
      finds: [{ id: 'wrong', at: 'documento.numero', params: { found: 'A1' } }],
    },
  ],
});
`;
}

export function docSkeleton({ code, isAdvice, doc }: CodeNames, { formats }: SkeletonFacts): string {
  const kind = formats.includes('FPR12') ? '' : `\n    kind: '${formats[0]}',`;
  const type = formats.every((one) => one === 'FSM10') ? 'TD07' : 'TD01';
  const sample = (numero: string): string => `{${kind}
    xml: \`<DatiGeneraliDocumento>
  <TipoDocumento>${type}</TipoDocumento>
  <Divisa>EUR</Divisa>
  <Data>2026-06-01</Data>
  <Numero>${numero}</Numero>
</DatiGeneraliDocumento>\`,
  }`;
  return `import type { RuleDocFacts } from './ruleDoc.ts';

export const ${doc}: RuleDocFacts = {
  code: '${code}',
  wrong: ${sample('A1')},
  right: ${sample('7')},
  sources: [${text(isAdvice ? 'Rappresentazione tabellare, 2.1.1.4' : `Elenco dei controlli v2.0, ${code}`)}],
};
`;
}

/** The documentation of the code in a catalogue. */
export function docSentencesSkeleton({ code }: CodeNames, language: CompleteLanguage): string {
  return language === 'en'
    ? `  '${code}': {
    checks: 'Numero has to be what ${code} asks for.',
    why: 'A document is known by its number.',
    remedy: 'Correct Numero.',
  },
`
    : `  '${code}': {
    checks: 'Numero deve essere ciò che ${code} chiede.',
    why: 'Un documento si riconosce dal suo numero.',
    remedy: 'Correggere Numero.',
  },
`;
}

/** A literal in biome's style. */
function text(value: string): string {
  return value.includes("'") && !value.includes('"') ? `"${value}"` : `'${value.replaceAll("'", "\\'")}'`;
}
