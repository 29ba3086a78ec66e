/** Messages of the commands that run as servers. */
export const listenEn = {
  noNumber: (
    option: string,
    found: string,
    { least, most }: { readonly least: number; readonly most: number },
  ) => `${option} takes a whole number from ${least} to ${most}, not "${found}".`,
  noToken: (name: string, least: number) =>
    `the environment variable ${name} of --token-env must contain a token of at least ${least} characters without spaces.`,
  /** @param packages The names of the packages that are not installed. */
  missing: (
    command: string,
    packages: string,
    { install, once }: { readonly install: string; readonly once: string },
  ) =>
    `fattura ${command} requires packages that are not installed: ${packages}. Run ${install} in the project where fattura is installed. Or for a single run: ${once}`,
  /** @param found A package with its version. */
  unsuitable: (command: string, found: string, install: string) =>
    `fattura ${command} is not compatible with ${found}: run ${install}. If the application here needs the installed version, install fattura in a folder of its own.`,
  portInUse: (port: number) =>
    `port ${port} is in use by another program: stop it, or choose another port with --port (0 for any free port).`,
  hostUnusable: (host: string) =>
    `this machine has no address ${host} to listen on: 0.0.0.0 stands for all addresses (--host).`,
  portRefused: (port: number) =>
    `no permission to listen on port ${port}: choose one from 1024 to 65535 with --port.`,
  stop: 'Press Ctrl-C to stop.',
  /** Without a token, reachable from other machines. */
  open: (host: string) =>
    `Warning: the server listens on ${host} without a token. Anyone who can reach this machine can use it; --token-env restricts it.`,
};
