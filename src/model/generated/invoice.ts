// Placeholder until the generator has written the types.
export interface OrdinaryInvoice { readonly versione: 'FPA12' | 'FPR12'; [key: string]: unknown }
export interface SimplifiedInvoice { readonly versione: 'FSM10'; [key: string]: unknown }
export type Invoice = OrdinaryInvoice | SimplifiedInvoice;
