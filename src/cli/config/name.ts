/** The name of a configuration, and the key of a package.json that holds one. */
export const CONFIG_FILE = 'fattura.config.json';
export const PACKAGE_KEY = 'fattura';
