import { type Case, testRule } from '../../support/ruleTester.ts';

const numero = (found: string, kind?: Case['kind']): Case => ({
  name: `${kind ?? ''} ${JSON.stringify(found)}`,
  set: { 'documento.numero': found },
  ...(kind && { kind }),
});
const letters = { id: 'letters', at: 'documento.numero' };

testRule('00425', {
  cases: [
    { name: 'a number' },
    numero('0'),
    numero('9'),
    numero('A/2026-B'),
    numero('ABCDEFGHIJKLMNOPQRS1'),
    { ...numero('ABC'), finds: [{ ...letters, severity: 'error', params: { found: 'ABC' } }] },
    { ...numero('-'), finds: [letters] },
    { ...numero('/:'), finds: [letters] },
    { ...numero('s.n.'), finds: [letters] },
    { ...numero('IX'), finds: [letters] },
    { ...numero('OI'), finds: [letters] },
    {
      name: 'the second body',
      set: { 'body1.documento.numero': 'bis' },
      finds: [{ ...letters, at: 'body1.documento.numero' }],
    },
    { ...numero('ABC', 'FPA12'), finds: [letters] },
    { ...numero('ABC', 'FSM10'), finds: [letters] },
    numero('A1', 'FSM10'),
  ],
});
