import { type ParseArgsConfig, parseArgs } from 'node:util';

type Config = NonNullable<ParseArgsConfig['options']>;
type Parsed<T extends Config> = ReturnType<
  typeof parseArgs<{ readonly options: T; readonly strict: true }>
>['values'];

/**
 * The options of a script. `--help` prints them with their defaults, and an unknown one is an error without a stack
 * trace; both end the process.
 */
export function optionsOf<const T extends Config>(options: T): Parsed<T> {
  try {
    const { values } = parseArgs({
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      strict: true,
    });
    if ((values as { readonly help?: boolean }).help !== true) return values as Parsed<T>;
    console.log(describe(options));
    process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${describe(options)}`);
    process.exit(2);
  }
}

function describe(options: Config): string {
  const lines = Object.entries(options).map(([name, { type, default: value }]) => {
    const written = type === 'boolean' ? `--${name}` : `--${name} VALUE`;
    return value === undefined || value === false || value === ''
      ? `  ${written}`
      : `  ${written.padEnd(24)} default: ${String(value)}`;
  });
  return ['Options:', ...lines, 'The comment at the head of the script explains them.'].join('\n');
}
