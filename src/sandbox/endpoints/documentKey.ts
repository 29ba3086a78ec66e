import type { DocumentKey } from '../documents/row.ts';
import type { EndpointRequest } from './handler.ts';

export const documentKey = (ids: EndpointRequest['ids']): DocumentKey => ({
  companyId: ids['company_id'] ?? '',
  documentId: ids['document_id'] ?? '',
});
