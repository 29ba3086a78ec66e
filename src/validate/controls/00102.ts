import { ALL, rule } from '../rule.ts';

export const c00102 = rule({
  code: '00102',
  title: {
    it: 'Firma assente, non valida o file alterato',
    en: 'Signature missing, not valid, or file altered',
  },
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.1.3'], simplified: [] },
  decides: 'trust',
  findings: {
    // A warning: files are often checked before they are signed, and no text gives the code of a missing signature.
    unsigned: {
      severity: 'warning',
      message: {
        it: 'Il file non è firmato: SdI chiede la firma elettronica per le fatture verso la pubblica amministrazione (FPA12).',
        en: 'The file is not signed: SdI asks for an electronic signature on invoices to the administration (FPA12).',
      },
      help: {
        it: "Firmarlo prima dell'invio: CAdES-BES (.xml.p7m) o XAdES-BES dentro l'XML.",
        en: 'Sign it before sending: CAdES-BES (.xml.p7m) or XAdES-BES inside the XML.',
      },
    },
  },
  check({ kind, file, transmissionPath }, report) {
    if (kind !== 'FPA12' || file.signature !== null) return;
    report('unsigned', { path: `${transmissionPath}/formato_trasmissione`, params: {} });
  },
});
