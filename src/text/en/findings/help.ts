import type { HelpMessages, Why } from '../../findingParams.ts';
import { named, shown, shownUri } from '../../shown.ts';
import { alternatives, encodingName } from './problems.ts';

const quote = (value: string): string => `"${shown(value)}"`;

export const why: Readonly<Record<Why, string>> = {
  blanks: 'without leading or trailing blanks and line breaks',
  decimals: 'decimals are required',
  zeros: 'without superfluous zeros',
  comma: 'the decimal separator is a point',
  thousands: 'without a thousands separator',
  sign: 'the only sign allowed is a minus before the number',
  currency: 'the currency belongs in Divisa',
  percent: 'without the % sign',
  exponent: 'in full, without an exponent',
  integer: 'without decimals',
  date: 'the order is year, month, day',
  time: 'a date has no time',
  dateTime: 'date, T, then time with seconds',
  case: 'in uppercase',
  padding: 'with two digits',
  lookalike: 'with the digits 0 and 1 instead of the letters O, I and L',
  name: 'the code instead of the name',
  prefix: 'without a prefix',
  separators: 'without blanks or separators',
  zeroLost: 'with the leading zeros, which spreadsheets drop',
  characters: 'with the disallowed characters replaced',
  address: 'only the address',
  base64: 'with the correct padding (= at the end)',
  quotes: 'as a string, in quotes',
};

export const help: HelpMessages = {
  write: ({ to, why: reason }) => `Write ${quote(to)}: ${why[reason]}.`,

  'number.ambiguous': ({ readings }) =>
    `The separator may be a thousands or a decimal separator: write ${readings.map(quote).join(' or ')}.`,
  'number.round': ({ to, max }) =>
    `Round to ${max === 1 ? 'one decimal' : `${max} decimals`}, for example ${quote(to)}.`,
  'number.negative': ({ to }) =>
    `A minus is not allowed here: write ${quote(to)} and make the price or the amount negative.`,
  'number.large': ({ digits }) =>
    `Use at most ${digits === 1 ? 'one digit' : `${digits} digits`} before the decimal point.`,
  'number.range': ({ min, max }) =>
    min === undefined
      ? `Write a value of at most ${max}.`
      : max === undefined
        ? `Write a value of at least ${min}.`
        : `Write a value from ${min} to ${max}.`,
  'date.impossible': () => 'Correct the date: this day does not exist.',
  'date.early': ({ min }) => `Write a date on or after ${min}.`,
  'date.year': ({ to }) => `Write the year with four digits: ${quote(to)}, if that is the intended date.`,
  'date.order': ({ readings }) =>
    `The order of day and month is ambiguous, and no other date in the file settles it: write ${readings.map(quote).join(' or ')}.`,
  'date.mixed': ({ to }) =>
    `The file has dates with the day first and dates with the month first: write ${quote(to)}, if that is the intended date.`,
  'date.zone': () => 'Write only the date, without time or time zone: the date in Italy at that moment.',
  'date.time': ({ example }) => `Add the time, as in ${quote(example)}.`,

  'code.near': ({ list, nearest }) =>
    nearest.length === 0
      ? `Use one of the allowed codes; to list them, run: fattura codes ${list}.`
      : `Use one of the allowed codes; the most similar are ${nearest.join(', ')}. To list them, run: fattura codes ${list}.`,
  'code.all': ({ codes }) =>
    codes.length === 1
      ? `The only allowed code is ${codes.join()}.`
      : `Use one of the allowed codes: ${codes.join(', ')}.`,
  'code.retired': ({ list, code }) =>
    `The code ${code} is no longer accepted: choose another (fattura codes ${list}).`,
  'code.elsewhere': ({ list, code }) =>
    `${code} exists in another official list, but the invoice schema does not accept it: choose another code (fattura codes ${list}).`,
  'code.other': ({ code, lists }) =>
    `${quote(code)} is a code of ${lists.join(', ')}: it belongs in another field.`,
  'code.off': ({ element, removable }) =>
    removable
      ? `If the answer is no, remove ${shown(element)}.`
      : `If the answer is no, remove the block that contains ${shown(element)}.`,

  'empty.remove': ({ element }) => `Remove ${shown(element)}: it is optional, but must not be empty.`,
  'empty.fill': ({ element }) => `Fill in ${shown(element)}.`,
  'text.long': ({ max, excess, kept }) =>
    `Shorten it by ${excess === 1 ? 'one character' : `${excess} characters`}: the first ${max} characters end with ${quote(kept)}.`,
  'text.split': ({ max, element }) =>
    `Split the text over several ${shown(element)} elements of up to ${max} characters each.`,
  'text.short': ({ min }) => `Write at least ${min === 1 ? 'one character' : `${min} characters`}.`,
  characters: ({ characters }) =>
    characters.length === 0
      ? 'Replace the characters that are not allowed, and shorten the text.'
      : `Replace or remove: ${characters.map(named).join(', ')}.`,
  'cap.digits': ({ to }) =>
    `If the postcode lost its leading zeros, write ${quote(to)}; for a foreign address, write "00000".`,
  'cap.foreign': () => 'For a foreign address, write "00000" and put the postcode in Indirizzo or Comune.',
  'recipient.unknown': () =>
    'If the customer has not given a code, write "0000000"; for a foreign customer without an Italian tax identifier, write "XXXXXXX".',
  'email.one': () => 'Keep only one e-mail address.',
  'base64.url': () => 'This is the base64 variant for URLs: write + instead of - and / instead of _.',
  'base64.data': () => 'Remove everything up to and including the comma ("data:…;base64,").',
  'base64.again': () => 'Encode the file in base64 again and paste the whole result.',
  'json.array': ({ element }) =>
    `Put the value of ${shown(element)} in square brackets, even if there is only one.`,
  'json.syntax': () => 'Correct the syntax here; often a comma or a quotation mark is missing.',
  'json.duplicate': ({ name }) => `Keep only one key ${quote(name)}; write several values as an array.`,

  'element.rename': ({ suggestion }) => `Did you mean ${shown(suggestion)}? Correct the name.`,
  'element.move': ({ blocks }) => `Move it to where it belongs: ${blocks.map(shown).join(', ')}.`,
  'element.remove': ({ name }) => `Remove ${shown(name)}: invoices have no such element.`,
  'element.before': ({ name, sibling }) => `Move ${shown(name)} before ${shown(sibling)}.`,
  'element.after': ({ name, sibling }) => `Move ${shown(name)} after ${shown(sibling)}.`,
  'element.once': ({ name, parent }) =>
    parent === null
      ? `Keep only one ${shown(name)}.`
      : `Keep only one ${shown(name)}, or repeat the block ${shown(parent)}.`,
  'element.add': ({ name, parent }) => `Add ${shown(name)} to ${shown(parent)}.`,
  'element.flat': ({ parent }) => `Keep only the value in ${shown(parent)}, without tags.`,
  'choice.one': ({ alternatives: names }) => `Add ${alternatives(names)}.`,
  'choice.other': ({ name }) => `Remove either ${shown(name)} or the other alternative.`,
  'text.remove': ({ parent }) => `Remove the text, or move it to its element inside ${shown(parent)}.`,
  'attribute.remove': ({ name }) => `Remove the attribute ${shown(name)}.`,
  'version.attribute': () =>
    'Add versione="FPR12" (private parties), "FPA12" (public administration) or "FSM10" (simplified).',
  'version.key': () =>
    'Add the key "versione": "FPR12" (private parties), "FPA12" (public administration) or "FSM10" (simplified).',
  'namespace.root': ({ name, uri }) => `Write <p:${shown(name)} xmlns:p="${shownUri(uri)}" …>.`,
  'namespace.child': ({ name }) =>
    `Remove the prefix or the xmlns attribute: inside the invoice, write <${shown(name)}>.`,
  'namespace.key': ({ uri }) =>
    `Write "${shownUri(uri)}", or remove the key namespace, which is derived from versione.`,
  'root.element': () => 'An invoice starts with FatturaElettronica or FatturaElettronicaSemplificata.',
  'root.keys': () =>
    'An invoice in JSON has the keys fattura_elettronica_header and fattura_elettronica_body.',

  'xml.declaration': () =>
    'Start the file with <?xml version="1.0" encoding="UTF-8"?>, with nothing before it.',
  'xml.dtd': () => 'Remove the declaration <!DOCTYPE …> and replace the entities it defines with their text.',
  'xml.entity': ({ name, to }) => `Write ${quote(to)} instead of ${quote(`&${name};`)}.`,
  'xml.ampersand': () => 'In text, write & as &amp;.',
  'xml.character': () => 'Remove the character, which is invisible: it often comes from copy and paste.',
  'xml.depth': () => 'No invoice is nested this deeply: check the program that wrote it.',
  'document.big': () =>
    'No invoice is this large: check the program that wrote it, or split the invoices over several files.',
  'xml.prefix': ({ prefix, uri }) =>
    `Declare xmlns:${shown(prefix)}="${shownUri(uri)}" on the root element, or remove the prefix.`,
  'xml.close': ({ name }) => `Close with </${shown(name)}>, or correct the start tag.`,
  'xml.truncated': () =>
    'Download or export the file again: it seems to have been saved or sent only in part.',
  'xml.single': () =>
    'A file contains one XML document: put several invoices in several FatturaElettronicaBody blocks, or in several files.',
  'xml.trailing': () => 'Remove everything after the end tag of the root element.',
  'xml.less': () => 'In text, write < as &lt;.',
  'xml.leading': () => 'Remove everything before the root element.',
  'xml.bracket': () => 'In text, write ]]> as ]]&gt;.',
  'xml.comment': () => 'Remove the double hyphen: it is not allowed inside a comment.',
  'xml.quotes': () => 'Put the value of the attribute in quotes.',

  'source.size': () => 'SdI accepts files of up to 5 MB: shrink the attachments.',
  'source.utf8': () => 'Save the file as UTF-8 and declare it: <?xml version="1.0" encoding="UTF-8"?>.',
  'source.declaration': ({ actual }) =>
    `Write encoding="${encodingName(actual).replace(/[LB]E$/, '')}" in the XML declaration.`,
  'source.old': () =>
    'This format has not been in use since 2017: convert the invoice with fattura convert --upgrade first.',
  'source.message': () => 'Messages from SdI are not invoices: check the invoice file.',
  'source.envelope': () => 'Extract the XML file and check it.',
  'source.converted': () => 'Transfer the original file again in binary mode, or as an attachment.',
  'source.detached': () =>
    'Check the invoice file itself; for SdI, sign it with the content included (CAdES-BES).',
  'source.again': () => 'Download or export the signed file again.',
  'source.decrypt': () => 'Decrypt the file with the key of its recipient, and check the result.',
  'source.pdf': () => 'The PDF is only a courtesy copy: check the XML file of the invoice.',
  'source.export': () => 'Download or export the XML file of the invoice again.',
  'signature.again': () => 'A signed document cannot be edited: correct the invoice and sign it again.',
  'structure.first': () => 'Correct the first errors and check again: they often cause the others.',
};
