import type { HelpMessages, Why } from '../../findingParams.ts';
import { named, shown, shownUri } from '../../shown.ts';
import { alternatives, encodingName } from './problems.ts';

const quote = (value: string): string => `"${shown(value)}"`;

export const why: Readonly<Record<Why, string>> = {
  blanks: 'without blanks or line breaks around it',
  decimals: 'decimals are always written',
  zeros: 'without surplus zeros',
  comma: 'a point stands before the decimals',
  thousands: 'without a thousands separator',
  sign: 'the only sign is a minus, before the number',
  currency: 'the currency belongs in Divisa',
  percent: 'without the % sign',
  exponent: 'in full, without an exponent',
  integer: 'without decimals',
  date: 'year, then month, then day',
  time: 'the day alone, a date has no time',
  dateTime: 'date, T, and time with seconds',
  case: 'in capitals',
  padding: 'with two digits',
  lookalike: 'the digits 0 and 1, not the letters O, I and L',
  name: 'the code, not the name',
  prefix: 'without a prefix',
  separators: 'without blanks or separators',
  zeroLost: 'with its leading zeros, which spreadsheets drop',
  characters: 'with allowed characters in place of the others',
  address: 'the address and nothing else',
  base64: 'with the right number of = at its end',
  quotes: 'as a string, in quotes',
};

export const help: HelpMessages = {
  write: ({ to, why: reason }) => `Write ${quote(to)}: ${why[reason]}.`,

  'number.ambiguous': ({ readings }) =>
    `The separator may be of thousands or of decimals: write ${readings.map(quote).join(' or ')}.`,
  'number.round': ({ to, max }) =>
    `Round to ${max === 1 ? 'one decimal' : `${max} decimals`}, for example ${quote(to)}.`,
  'number.negative': ({ to }) =>
    `A minus is not allowed here: write ${quote(to)} and put the minus on the price or amount.`,
  'number.large': ({ digits }) =>
    `Use at most ${digits === 1 ? 'one digit' : `${digits} digits`} before the point.`,
  'number.range': ({ min, max }) =>
    min === undefined
      ? `Write a value of at most ${max}.`
      : max === undefined
        ? `Write a value of at least ${min}.`
        : `Write a value from ${min} to ${max}.`,
  'date.impossible': () => 'Correct the date: the calendar has no such day.',
  'date.early': ({ min }) => `Write a date that is not before ${min}.`,
  'date.year': ({ to }) => `Write the year with four digits: ${quote(to)}, if that is the day meant.`,
  'date.order': ({ readings }) =>
    `Day and month may be either way round, and no other date of the file decides it: write ${readings.map(quote).join(' or ')}.`,
  'date.mixed': ({ to }) =>
    `The file has dates with the day first and dates with the month first: write ${quote(to)}, if that is the day meant.`,
  'date.zone': () => 'Write the day alone, without time and zone: the day that it is in Italy at that hour.',
  'date.time': ({ example }) => `Add the time, as in ${quote(example)}.`,

  'code.near': ({ list, nearest }) =>
    nearest.length === 0
      ? `Use one of the allowed codes; to list them: fattura codes ${list}.`
      : `Use one of the allowed codes; the most similar: ${nearest.join(', ')}. To list them: fattura codes ${list}.`,
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
      ? `To say no, remove ${shown(element)}.`
      : `To say no, remove the block that holds ${shown(element)}.`,

  'empty.remove': ({ element }) => `Remove ${shown(element)}: it is optional, but may not be empty.`,
  'empty.fill': ({ element }) => `Fill in ${shown(element)}.`,
  'text.long': ({ max, excess, kept }) =>
    `Shorten it by ${excess === 1 ? 'one character' : `${excess} characters`}: the limit of ${max} falls after ${quote(kept)}.`,
  'text.split': ({ max, element }) =>
    `Split the text over several ${shown(element)} elements of up to ${max} characters each.`,
  'text.short': ({ min }) => `Write at least ${min === 1 ? 'one character' : `${min} characters`}.`,
  characters: ({ characters }) =>
    characters.length === 0
      ? 'Replace the characters that are not allowed and shorten the text.'
      : `Replace or remove: ${characters.map(named).join(', ')}.`,
  'cap.digits': ({ to }) =>
    `If the postcode lost its leading zeros write ${quote(to)}; for a foreign address write "00000".`,
  'cap.foreign': () => 'For a foreign address write "00000" and put the postcode into Indirizzo or Comune.',
  'recipient.unknown': () =>
    'If the customer gave no code write "0000000"; for a customer abroad without an Italian tax identifier write "XXXXXXX".',
  'email.one': () => 'Leave only one e-mail address.',
  'base64.url': () => 'This is the base64 variant for URLs: write + instead of - and / instead of _.',
  'base64.data': () => 'Remove everything up to and including the comma ("data:…;base64,").',
  'base64.again': () => 'Encode the file in base64 again and paste the whole result.',
  'json.array': ({ element }) =>
    `Put the value of ${shown(element)} in square brackets, even when there is only one.`,
  'json.syntax': () => 'Correct the syntax here; often a comma or a quote is missing.',
  'json.duplicate': ({ name }) => `Keep only one key ${quote(name)}; several values go into an array.`,

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
  'element.flat': ({ parent }) => `Leave only the value in ${shown(parent)}, without tags.`,
  'choice.one': ({ alternatives: names }) => `Add ${alternatives(names)}.`,
  'choice.other': ({ name }) => `Remove ${shown(name)}, or the other alternative.`,
  'text.remove': ({ parent }) => `Remove the text, or put it into its element inside ${shown(parent)}.`,
  'attribute.remove': ({ name }) => `Remove the attribute ${shown(name)}.`,
  'version.attribute': () =>
    'Add versione="FPR12" (private parties), "FPA12" (public bodies) or "FSM10" (simplified).',
  'version.key': () =>
    'Add the key "versione": "FPR12" (private parties), "FPA12" (public bodies) or "FSM10" (simplified).',
  'namespace.root': ({ name, uri }) => `Write <p:${shown(name)} xmlns:p="${shownUri(uri)}" …>.`,
  'namespace.child': ({ name }) =>
    `Remove the prefix or the xmlns: inside the invoice it is just <${shown(name)}>.`,
  'namespace.key': ({ uri }) =>
    `Write "${shownUri(uri)}", or drop the key namespace: it follows from versione.`,
  'root.element': () => 'An invoice starts with FatturaElettronica or FatturaElettronicaSemplificata.',
  'root.keys': () =>
    'An invoice in JSON has the keys fattura_elettronica_header and fattura_elettronica_body.',

  'xml.declaration': () =>
    'Start the file with <?xml version="1.0" encoding="UTF-8"?>, and nothing before it.',
  'xml.dtd': () => 'Remove the declaration <!DOCTYPE …> and replace the entities it defines with their text.',
  'xml.entity': ({ name, to }) => `Write ${quote(to)} instead of ${quote(`&${name};`)}.`,
  'xml.ampersand': () => 'In text the sign & is written &amp;.',
  'xml.character': () => 'Remove the character, which cannot be seen: it often comes from copy and paste.',
  'xml.depth': () => 'An invoice does not go that deep: check the program that wrote it.',
  'document.big': () =>
    'No invoice is that big: check the program that wrote it, or split the invoices over several files.',
  'xml.prefix': ({ prefix, uri }) =>
    `Declare xmlns:${shown(prefix)}="${shownUri(uri)}" on the root, or drop the prefix.`,
  'xml.close': ({ name }) => `Close with </${shown(name)}>, or correct the start tag.`,
  'xml.truncated': () =>
    'Download or export the file again: it seems to have been saved or sent only in part.',
  'xml.single': () =>
    'A file holds one XML document: several invoices go into several FatturaElettronicaBody, or several files.',
  'xml.trailing': () => 'Remove everything after the end tag of the root.',
  'xml.less': () => 'In text the sign < is written &lt;.',
  'xml.leading': () => 'Remove everything before the root element.',
  'xml.bracket': () => 'In text the sequence ]]> is written ]]&gt;.',
  'xml.comment': () => 'Remove the double hyphen: it may not stand inside a comment.',
  'xml.quotes': () => 'Put the value of the attribute in quotes.',

  'source.size': () => 'SdI accepts files of up to 5 MB: make the attachments smaller.',
  'source.utf8': () => 'Save the file as UTF-8 and declare it: <?xml version="1.0" encoding="UTF-8"?>.',
  'source.declaration': ({ actual }) =>
    `Write encoding="${encodingName(actual).replace(/[LB]E$/, '')}" in the XML declaration.`,
  'source.old': () =>
    'The format has been out of use since 2017: the invoice has to be issued in format 1.2.',
  'source.message': () => 'Messages from SdI are not invoices: check the file of the invoice.',
  'source.envelope': () => 'Extract the XML file and check that one.',
  'source.pdf': () => 'The PDF is only a courtesy copy: check the XML file of the invoice.',
  'source.export': () => 'Download or export the XML file of the invoice again.',
  'signature.again': () => 'A signed document cannot be touched up: correct the invoice and sign it again.',
  'structure.first': () => 'Correct the first errors and check again: the others often follow from them.',
};
