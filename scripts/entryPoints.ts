/** The entries of the package, each with its source: `fattura/NAME`, and `index` for `fattura` itself. */
export const ENTRY_POINTS = {
  index: 'src/index.ts',
  model: 'src/public/model.ts',
  xml: 'src/public/xml.ts',
  validate: 'src/public/validate.ts',
  envelope: 'src/public/envelope.ts',
  messages: 'src/messages/index.ts',
  render: 'src/render/index.ts',
  build: 'src/build/index.ts',
  en16931: 'src/convert/en16931/index.ts',
  api: 'src/api/index.ts',
  sandbox: 'src/sandbox/index.ts',
} as const;
