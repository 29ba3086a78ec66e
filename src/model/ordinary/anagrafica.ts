import { block, choice, element, one, optional } from '../grammar.ts';
import { CodEORI, String60Latin, String80Latin, Titolo } from '../simpleTypes.ts';

export const Anagrafica = block('Anagrafica', [
  choice(
    [
      element(
        'Denominazione',
        String80Latin,
        one,
        'Ditta, denominazione o ragione sociale del soggetto; si usa al posto di nome e cognome.',
        'Business or company name of the party; used instead of Nome and Cognome.',
      ),
    ],
    [
      element(
        'Nome',
        String60Latin,
        one,
        'Nome del soggetto, se persona fisica; va indicato insieme al cognome.',
        'Given name of the party if a natural person; used together with Cognome.',
      ),
      element(
        'Cognome',
        String60Latin,
        one,
        'Cognome del soggetto, se persona fisica; va indicato insieme al nome.',
        'Family name of the party if a natural person; used together with Nome.',
      ),
    ],
  ),
  element(
    'Titolo',
    Titolo,
    optional,
    'Titolo onorifico o professionale della persona, ad esempio Dott. o Ing.',
    'Honorific or professional title of the person, such as Dott. or Ing.',
  ),
  element(
    'CodEORI',
    CodEORI,
    optional,
    "Codice EORI, che identifica l'operatore presso le dogane dell'Unione europea.",
    'EORI number, which identifies the operator to the customs of the European Union.',
  ),
]);
