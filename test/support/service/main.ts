/**
 * The test service as a process: `jiti test/support/service/main.ts --port 0` prints one line of JSON
 * (`url`, `key`, `companyId`) and serves until it is ended.
 */
import { parseArgs } from 'node:util';
import { type ServiceOptions, startService } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    key: { type: 'string' },
    company: { type: 'string' },
    'after-issue': { type: 'string' },
    'invoice-answer': { type: 'string' },
    'rate-limit': { type: 'string' },
    'unique-numbers': { type: 'boolean', default: false },
    'test-routes': { type: 'boolean', default: false },
  },
});

const options: ServiceOptions = {
  port: Number(values.port),
  uniqueNumbers: values['unique-numbers'],
  testRoutes: values['test-routes'],
  ...(values.key === undefined ? {} : { key: values.key }),
  ...(values.company === undefined ? {} : { companyId: values.company }),
  ...(values['after-issue'] === undefined ? {} : { afterIssue: values['after-issue'].split(',') }),
  ...(values['invoice-answer'] === 'object' ? { invoiceAnswer: 'object' } : {}),
  ...(values['rate-limit'] === undefined ? {} : { rateLimit: Number(values['rate-limit']) }),
};

const { url, key, companyId } = await startService(options);
console.log(JSON.stringify({ url, key, companyId }));
