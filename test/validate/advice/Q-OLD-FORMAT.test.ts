import { testRule } from '../../support/ruleTester.ts';

testRule('Q-OLD-FORMAT', {
  cases: [
    { name: 'a current private invoice' },
    { name: 'a current invoice to the administration', kind: 'FPA12' },
    { name: 'a current simplified invoice', kind: 'FSM10' },
    {
      name: 'format 1.0',
      fixture: 'retired/SDI10.xml',
      finds: [{ id: 'retired', at: null, severity: 'warning', params: { format: '1.0' } }],
    },
    {
      name: 'format 1.1',
      fixture: 'retired/SDI11.xml',
      finds: [{ id: 'retired', at: null, severity: 'warning', params: { format: '1.1' } }],
    },
  ],
});
