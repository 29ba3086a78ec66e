import { testRule } from '../../support/ruleTester.ts';

const at = 'trasmissione.pec_destinatario';
const to = (address: string) => ({ 'trasmissione.codice_destinatario': '0000000', [at]: address });
const mailbox = (found: string) => [{ id: 'mailbox', at, severity: 'error', params: { found } }] as const;

testRule('00330', {
  cases: [
    { name: 'no address' },
    { name: 'an address of the buyer', set: to('locanda@pec.example.it') },
    { name: 'numbered', set: to('sdi01@pec.fatturapa.it'), finds: mailbox('sdi01@pec.fatturapa.it') },
    {
      name: 'numbered, three digits',
      set: to('sdi123@pec.fatturapa.it'),
      finds: mailbox('sdi123@pec.fatturapa.it'),
    },
    { name: 'without a number', set: to('sdi@pec.fatturapa.it'), finds: mailbox('sdi@pec.fatturapa.it') },
    { name: 'in capitals', set: to('SDI07@PEC.FatturaPA.it'), finds: mailbox('SDI07@PEC.FatturaPA.it') },
    {
      name: 'beside a recipient code',
      set: { [at]: 'sdi02@pec.fatturapa.it' },
      finds: mailbox('sdi02@pec.fatturapa.it'),
    },
    { name: 'a letter after the number', set: to('sdi01a@pec.fatturapa.it') },
    { name: 'another name before it', set: to('info.sdi01@pec.fatturapa.it') },
    { name: 'another host', set: to('sdi01@pec.fatturapa.it.example.it') },
    { name: 'any character for the point', set: to('sdi01@pec-fatturapa.it') },
    {
      name: 'simplified',
      kind: 'FSM10',
      set: to('sdi13@pec.fatturapa.it'),
      finds: mailbox('sdi13@pec.fatturapa.it'),
    },
    { name: 'simplified, of the buyer', kind: 'FSM10', set: to('locanda@pec.example.it') },
    {
      name: 'to the administration the address is not used',
      kind: 'FPA12',
      set: { [at]: 'sdi01@pec.fatturapa.it' },
    },
  ],
});
