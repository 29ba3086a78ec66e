/** Names of the file that states the contents of an SDIFTP package: that of the package, as XML. */
const CONTENTS = /^F[IO]\.[A-Za-z0-9]+\.[0-9]{7}\.[0-9]{4}\.[0-9]{3}\.xml$/i;

/** @param name Without folders. */
export const isQuadraturaName = (name: string): boolean => CONTENTS.test(name);
