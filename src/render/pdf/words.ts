/** Texts of the PDF pages themselves; all others are in the content. */
import type { CompleteLanguage } from '../../model/language.ts';

interface Words {
  /** Description of the attached file. */
  readonly attached: string;
  /** Footer of every page; `file` is the name of the attached XML. */
  readonly foot: (file: string) => string;
}

export const words: Readonly<Record<CompleteLanguage, Words>> = {
  it: {
    attached: 'Fattura elettronica in formato XML, da cui è ricavato questo documento',
    foot: (file) => `Copia leggibile. La fattura è il file XML allegato: ${file}`,
  },
  en: {
    attached: 'Electronic invoice in XML, from which this document was made',
    foot: (file) => `Readable copy. The invoice is the attached XML file: ${file}`,
  },
};
