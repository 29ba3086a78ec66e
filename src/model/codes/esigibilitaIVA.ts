import { code, codeList } from './codeList.ts';

/** Chargeability of VAT (field 2.2.2.7). Absent means not declared; most readers assume I. */
export const EsigibilitaIVACodes = codeList(
  'EsigibilitaIVA',
  { it: "Esigibilità dell'IVA", en: 'Chargeability of VAT' },
  [
    code('D', 'Esigibilità differita (al pagamento)', 'Deferred (due on payment)'),
    code('I', 'Esigibilità immediata', 'Immediate'),
    code(
      'S',
      'Scissione dei pagamenti (split payment, art. 17-ter DPR 633/1972)',
      'Split payment: the buyer pays the VAT to the state (art. 17-ter DPR 633/1972)',
    ),
  ],
);
