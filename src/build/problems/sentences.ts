/** The sentences of the builder's problems. */
import type { Bilingual } from '../../model/grammar.ts';
import { LOTTO_SENTENCES } from '../lottoSentences.ts';
import { NOTE_SENTENCES } from '../notesSentences.ts';
import { SELF_INVOICE_SENTENCES } from '../selfInvoiceSentences.ts';
import { SIMPLIFIED_SENTENCES } from '../simplifiedSentences.ts';

const SENTENCES = {
  ...LOTTO_SENTENCES,
  ...NOTE_SENTENCES,
  ...SELF_INVOICE_SENTENCES,
  ...SIMPLIFIED_SENTENCES,
  missing: {
    it: 'manca {field}.',
    en: '{field} is missing.',
  },
  unknown: {
    it: 'non si conosce «{found}»{hint_it}.',
    en: '"{found}" is not known{hint_en}.',
  },
  type: {
    it: 'qui serve {expected_it}.',
    en: '{expected_en} is needed here.',
  },
  'amount.fraction': {
    it: '{found} è un numero con la virgola mobile, che non è esatto: scrivere il testo "{found}".',
    en: '{found} is a floating-point number, which is not exact: write the text "{found}".',
  },
  'amount.unsafe': {
    it: '{found} è oltre gli interi esatti: scrivere un testo, come "100.00".',
    en: '{found} is beyond the exact integers: write a text, such as "100.00".',
  },
  'amount.comma': {
    it: '«{found}» ha la virgola: i decimali vanno dopo un punto e le migliaia senza separatore, come 1234.50.',
    en: '"{found}" has a comma: decimals go behind a point and thousands without a separator, as in 1234.50.',
  },
  'amount.form': {
    it: '«{found}» non è un importo: scrivere un testo come "12.50", un intero in unità intere o cents(1250).',
    en: '"{found}" is no amount: write a text such as "12.50", an integer in whole units, or cents(1250).',
  },
  'amount.decimals': {
    it: '{found} ha più di {max} decimali: lo schema non li ammette.',
    en: '{found} has more than {max} decimals, which the schema does not take.',
  },
  'amount.large': {
    it: '{found} ha più di {digits} cifre intere: lo schema non le ammette.',
    en: '{found} has more than {digits} digits before the point, which the schema does not take.',
  },
  'amount.negative': {
    it: '{found} è negativo, e qui non può esserlo.',
    en: '{found} is negative, and cannot be here.',
  },
  'rate.fraction': {
    it: "l'aliquota {found} è sotto l'uno per cento: si scrive in percentuale, 22 e non 0.22.",
    en: 'the rate {found} is under one percent: it is a percentage, 22 and not 0.22.',
  },
  'rate.range': {
    it: '{found} è oltre il cento per cento.',
    en: '{found} is over a hundred percent.',
  },
  'rate.zero': {
    it: "con aliquota zero va detto perché l'IVA non si applica: natura al posto di aliquota_iva.",
    en: 'with rate zero say why no VAT applies: natura in place of aliquota_iva.',
  },
  'tax.missing': {
    it: 'serve aliquota_iva oppure natura.',
    en: 'aliquota_iva or natura is needed.',
  },
  'tax.both': {
    it: 'aliquota_iva e natura insieme: ne va una sola.',
    en: 'both aliquota_iva and natura: only one may be given.',
  },
  'tax.several': {
    it: 'le righe hanno trattamenti IVA diversi: dire qui aliquota_iva oppure natura.',
    en: 'the lines are taxed in different ways: give aliquota_iva or natura here.',
  },
  'tax.due': {
    it: "una riga con natura {natura} non ha IVA di cui dire l'esigibilità.",
    en: 'a line with natura {natura} has no VAT that could become due.',
  },
  'natura.generic': {
    it: 'la natura {found} è generica e non più ammessa dal 2021: scrivere il codice di dettaglio, come {found}.1.',
    en: 'natura {found} is generic and no longer allowed since 2021: write the detailed code, such as {found}.1.',
  },
  'price.missing': {
    it: 'serve prezzo_unitario oppure prezzo_ivato.',
    en: 'prezzo_unitario or prezzo_ivato is needed.',
  },
  'price.both': {
    it: 'prezzo_unitario e prezzo_ivato insieme: ne va uno solo.',
    en: 'both prezzo_unitario and prezzo_ivato: only one may be given.',
  },
  'regime.rate': {
    it: 'il regime {regime} non addebita IVA: togliere aliquota_iva.',
    en: 'the regime {regime} charges no VAT: leave aliquota_iva out.',
  },
  'text.empty': {
    it: '{field} è vuoto.',
    en: '{field} is empty.',
  },
  'text.long': {
    it: '{field} ha {length} caratteri: da {min} a {max} sono ammessi.',
    en: '{field} has {length} characters: {min} to {max} are allowed.',
  },
  'text.characters': {
    it: '{field} contiene {characters}, che lo schema non ammette: toglierli, oppure transliterate: true.',
    en: '{field} contains {characters}, which the schema does not take: leave them out, or transliterate: true.',
  },
  'text.form': {
    it: '«{found}» non ha la forma di {field}: {expected_it}.',
    en: '"{found}" does not have the form of {field}: {expected_en}.',
  },
  code: {
    it: '«{found}» non è un codice di {list}.',
    en: '"{found}" is no code of {list}.',
  },
  date: {
    it: '«{found}» non è un giorno: AAAA-MM-GG, dal 1970.',
    en: '"{found}" is no day: YYYY-MM-DD, since 1970.',
  },
  'date.future': {
    it: 'la data {found} è dopo il {asOf}: SdI la rifiuterebbe (00403).',
    en: 'the date {found} is after {asOf}: SdI would refuse it (00403).',
  },
  'date.link': {
    it: 'la fattura collegata è del {found}, dopo la nota di credito del {data} (00418).',
    en: 'the linked invoice is of {found}, after the credit note of {data} (00418).',
  },
  'date.period': {
    it: 'il periodo finisce il {found}, prima di cominciare ({start}).',
    en: 'the period ends on {found}, before it begins ({start}).',
  },
  'number.digits': {
    it: 'il numero «{found}» non ha nemmeno una cifra (00425).',
    en: 'the number "{found}" has no digit (00425).',
  },
  'id.vat': {
    it: '«{found}» non è una partita IVA ({flaw}).',
    en: '"{found}" is no partita IVA ({flaw}).',
  },
  'id.fiscal': {
    it: '«{found}» non è un codice fiscale ({flaw}).',
    en: '"{found}" is no codice fiscale ({flaw}).',
  },
  'id.missing': {
    it: 'serve partita_iva o codice_fiscale (00417).',
    en: 'partita_iva or codice_fiscale is needed (00417).',
  },
  'id.iban': {
    it: '«{found}» non è un IBAN ({flaw}).',
    en: '"{found}" is no IBAN ({flaw}).',
  },
  'name.both': {
    it: 'denominazione, oppure nome e cognome: non entrambi.',
    en: 'denominazione, or nome and cognome: not both.',
  },
  'name.missing': {
    it: 'serve denominazione, oppure nome e cognome.',
    en: 'denominazione is needed, or nome and cognome.',
  },
  'recipient.length': {
    it: 'il codice destinatario «{found}» ha {length} caratteri, qui sono {expected} (00427).',
    en: 'the recipient code "{found}" has {length} characters, here there are {expected} (00427).',
  },
  'recipient.abroad': {
    it: 'XXXXXXX è per i clienti esteri (00313).',
    en: 'XXXXXXX is for foreign customers (00313).',
  },
  'recipient.sdi': {
    it: '{found} è una casella di SdI, non del cliente (00330).',
    en: '{found} is a mailbox of SdI, not of the customer (00330).',
  },
  'party.same': {
    it: 'cedente e cessionario sono lo stesso soggetto, che {type} non ammette (00471).',
    en: 'supplier and customer are the same party, which {type} does not allow (00471).',
  },
  'party.foreign': {
    it: 'cedente e cessionario sono entrambi esteri (00476).',
    en: 'supplier and customer are both foreign (00476).',
  },
  'ritenuta.missing': {
    it: "c'è una ritenuta da applicare, ma mancano le ritenute del documento (00411, 00415).",
    en: 'something is under withholding, but the document has no ritenute (00411, 00415).',
  },
  'discount.both': {
    it: 'percentuale oppure importo: ne va uno solo.',
    en: 'percentuale or importo: exactly one.',
  },
  'discount.base': {
    it: 'lo sconto di {found} non si può ripartire: le righe danno zero.',
    en: 'the discount of {found} cannot be shared out: the lines come to zero.',
  },
  'discount.mixed': {
    it: 'alcuni prezzi sono IVA inclusa e altri no: uno sconto in euro sul documento non si capisce se la comprenda; darlo sulle righe o in percentuale.',
    en: 'some prices have VAT included and others do not: of a discount by amount on the document one cannot say which it is; give it on the lines or as a percentage.',
  },
  'intent.protocol': {
    it: '«{found}» non è il protocollo di una dichiarazione d’intento: 17 cifre, un trattino, 6 cifre.',
    en: '"{found}" is no protocol of a declaration of intent: 17 digits, a hyphen, 6 digits.',
  },
  'intent.natura': {
    it: "una dichiarazione d'intento vuole natura N3.5, non {found}.",
    en: 'a declaration of intent goes with natura N3.5, not {found}.',
  },
  'payment.sum': {
    it: 'i pagamenti danno {found}, il dovuto è {expected}.',
    en: 'the payments come to {found}, what is due is {expected}.',
  },
  'payment.terms': {
    it: '«{found}» non è un termine di pagamento: 30, 60EOM, EOMPLUS15 …, oppure un giorno.',
    en: '"{found}" is no payment term: 30, 60EOM, EOMPLUS15 …, or a day.',
  },
  'payment.one': {
    it: '{first} oppure {second}: non entrambi.',
    en: '{first} or {second}: not both.',
  },
  'lines.none': {
    it: 'serve almeno una riga.',
    en: 'at least one line is needed.',
  },
  'lines.many': {
    it: '{found} righe: lo schema ne numera al massimo 9999.',
    en: '{found} lines: the schema numbers 9999 at most.',
  },
  exchange: {
    it: 'il cambio deve essere maggiore di zero, e la divisa diversa da EUR.',
    en: 'the exchange rate has to be more than zero, and the currency other than EUR.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** What can be wrong with a brief. */
export type BuildProblemCode = keyof typeof SENTENCES;

/** A problem in words; what its parameters leave open stays empty. */
export function sentence(
  code: BuildProblemCode,
  params: Readonly<Record<string, string | number>>,
): Bilingual {
  const { it, en } = SENTENCES[code];
  return { it: filled(it, params), en: filled(en, params) };
}

function filled(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
