/** Names of the files that come with packages of the SDIFTP channel. */

/** Names of the contents of a package: the name of the package, as XML. */
const CONTENTS = /^F[IO]\.[A-Za-z0-9]+\.[0-9]{7}\.[0-9]{4}\.[0-9]{3}\.xml$/i;

/** Names of SdI's outcome of a package (EO) and of its reports (ER, ST). */
const REPORTS = /^(?:EO\.[A-Za-z0-9]+\.[0-9]{7}\.[0-9]{4}\.[0-9]{3}\.xml|(?:ER|ST)\..+\.run)$/i;

/** @param name Without folders. */
export const isQuadraturaName = (name: string): boolean => CONTENTS.test(name);

/** True for the files of the channel that contain no invoice. @param name Without folders. */
export const isChannelName = (name: string): boolean => CONTENTS.test(name) || REPORTS.test(name);
