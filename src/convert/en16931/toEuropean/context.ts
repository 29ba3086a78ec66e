/** The state that the parts of the conversion to EN 16931 share. */
import type { FatturaElettronicaBody, FatturaElettronicaHeader } from '../../../model/generated/invoice.ts';
import type { ItalianExtension } from '../model/extension.ts';
import type { EuropeanInvoice } from '../model/invoice.ts';
import type { Profile } from '../profiles.ts';
import type { Refusal } from '../refusals.ts';
import type { Ledger } from '../report/ledger.ts';
import type { Cursor } from './cursor.ts';

export interface Context {
  readonly header: Cursor<FatturaElettronicaHeader>;
  readonly body: Cursor<FatturaElettronicaBody>;
  readonly profile: Profile;
  readonly ledger: Ledger;
  /** The model under construction. */
  readonly model: EuropeanInvoice;
  /** Data that the caller supplies, by number of the FatturaPA field. */
  readonly set: Readonly<Record<string, string>>;
  readonly refusals: Refusal[];
  /** Pieces of the note (BT-22), which is one text: Peppol and AgID allow a single note. */
  readonly notes: string[];
}

/** The Italian data of the model, created on first use; null outside the AgID profile. */
export function extensionOf({ model, profile }: Context): ItalianExtension | null {
  if (profile !== 'agid') return null;
  model.extension ??= {};
  return model.extension;
}
