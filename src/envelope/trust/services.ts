/** Reads the services of a trusted list that issue qualified certificates (TS 119 612 §5.4 to §5.6). */
import { checkDateTime } from '../../model/primitives.ts';
import type { XmlElement } from '../../xml/element.ts';
import { child, childrenOf, identitiesIn, lastPart, nameOf, textOf } from './elements.ts';
import type { ServiceState, TrustListWarning, TrustService } from './list.ts';
import { qualificationsIn } from './qualifications.ts';

const CA_QC = 'http://uri.etsi.org/TrstSvc/Svctype/CA/QC';

/** The longest list of 2023 has about 2,000 services, with up to ten entries of history. */
const MAX_SERVICES = 20_000;
const MAX_STATES = 200;

export function servicesIn(
  root: XmlElement,
  warn: (warning: TrustListWarning) => void,
): readonly TrustService[] {
  const found: TrustService[] = [];
  for (const provider of childrenOf(child(root, 'TrustServiceProviderList'), 'TrustServiceProvider')) {
    const name = nameOf(child(provider, 'TSPInformation'), 'TSPName');
    for (const service of childrenOf(child(provider, 'TSPServices'), 'TSPService')) {
      const information = child(service, 'ServiceInformation');
      if (information === undefined || textOf(information, 'ServiceTypeIdentifier') !== CA_QC) continue;
      if (found.length === MAX_SERVICES) {
        warn('limit');
        return found;
      }
      found.push(serviceOf(information, service, name, warn));
    }
  }
  return found;
}

function serviceOf(
  information: XmlElement,
  service: XmlElement,
  provider: string | null,
  warn: (warning: TrustListWarning) => void,
): TrustService {
  const { certificates, subjectKeyIds, subjects, damaged } = identitiesIn(
    childrenOf(information, 'ServiceDigitalIdentity'),
  );
  if (damaged > 0) warn('damaged');
  const history = childrenOf(child(service, 'ServiceHistory'), 'ServiceHistoryInstance');
  if (history.length >= MAX_STATES) warn('limit');
  return {
    provider,
    name: nameOf(information, 'ServiceName'),
    certificates,
    subjectKeyIds,
    subjects,
    states: [information, ...history.slice(0, MAX_STATES - 1)].map(stateOf),
  };
}

/** The current information of a service and the entries of its history have the same members. */
function stateOf(information: XmlElement): ServiceState {
  const since = textOf(information, 'StatusStartingTime');
  const extensions = childrenOf(child(information, 'ServiceInformationExtensions'), 'Extension');
  return {
    status: lastPart(textOf(information, 'ServiceStatus') ?? ''),
    since: since !== null && checkDateTime(since) ? since : null,
    uses: extensions
      .flatMap((extension) => childrenOf(extension, 'AdditionalServiceInformation'))
      .map((each) => lastPart(textOf(each, 'URI') ?? '')),
    qualifications: extensions.flatMap(qualificationsIn),
  };
}
