import type { CommandHelp } from '../commandHelp.ts';
import type { LspWords } from './words.ts';

export const lspHelpIt: CommandHelp = {
  summary: "controlla le fatture nell'editor mentre si scrivono (language server)",
  about: [
    "Comunica con il Language Server Protocol su standard input e output: segnalazioni con correzioni, significato di campi e codici, completamento nell'ordine dello schema, simboli, formattazione, navigazione tra righe e riepilogo, totali; per l'XML e per la forma JSON. docs/editors.md contiene le impostazioni di VS Code, Neovim e Helix.",
    'Richiede i pacchetti vscode-languageserver e vscode-languageserver-textdocument.',
  ],
  options: {
    stdio: 'usa standard input e output, come sempre; ammessa perché gli editor la indicano',
    documentation:
      'indirizzo del sito della documentazione, per i collegamenti dei codici; predefinito: quello di fattura.config.json, altrimenti le pagine del pacchetto',
  },
  examples: ['per un editor che lo avvia'],
};

export const lspIt: LspWords = {
  noAddress: (found) => `--documentation richiede un indirizzo con https:// o http://, non «${found}».`,
  limits: 'Limiti',
  occurs: 'Occorrenze',
  list: 'Elenco di codici',
  replace: (from, to) => `Sostituisci ${from} con ${to}`,
  add: (name, value) => `Aggiungi ${name}: ${value}`,
  remove: (name) => `Elimina ${name}`,
  split: (name, parts) => `Dividi ${name} in ${parts}`,
  order: (name) => `Riordina gli elementi di ${name} secondo lo schema`,
  change: (name) => `Correggi ${name}`,
  fixAll: 'Applica tutte le correzioni meccaniche',
  noFix: 'Nessuna di queste correzioni migliora la fattura.',
  total: (name, amount) => `${name}: ${amount} ✓`,
  sum: (name, amount) => `${name}: ${amount}`,
  differs: (name, { stated, computed }) => `${name}: ${stated}, calcolato ${computed}`,
  formulas: {
    'line.total': 'Totale della riga',
    'item.tax': "Imposta dell'operazione",
    'cassa.contribution': 'Contributo alla cassa previdenziale',
    'summary.taxable': 'Imponibile delle righe',
    'summary.tax': 'Imposta',
    'withholding.amount': 'Ritenuta',
    'document.total': 'Totale del documento',
    'document.due': 'Importo da pagare',
  },
};
