import { submitContact } from '#domain/requests/contact-contract.ts';
import { submitRequest } from '#domain/requests/contract.ts';
import type { ContactBody } from '#server/requests/contact-service.ts';
import type { RequestBody } from '#server/requests/service.ts';
import type { Services } from '#server/services.ts';
import { contactBody, requestBody } from './factories/bodies.ts';
import { createTestServices, type TestServiceOptions, type TestServices } from './test-services.ts';

/** Everything between a submitted request and its mails. */
export interface RequestStack
  extends Pick<Services, 'quotes' | 'jobs' | 'outbox' | 'requests' | 'contactRequests' | 'mailFolder'>,
    Pick<TestServices, 'services' | 'database' | 'logLines' | 'drain' | 'close'> {}

/** Makes it ready for requests; `jobs.start()` is the test's to call. */
export async function createRequestStack(
  options: Pick<TestServiceOptions, 'sendLimit' | 'workers'> & { smtpUrl?: string } = {},
): Promise<RequestStack> {
  const { smtpUrl, ...rest } = options;
  const env = { PUBLIC_URL: 'https://webdielna.example', ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}) };
  const { services, database, logLines, drain, close } = await createTestServices({ env, ...rest });
  await services.prepare();
  return { ...services, services, database, logLines, drain, close };
}

/** The body as the route hands it to the service. */
export const parsedRequest = (changes: object = {}): RequestBody =>
  submitRequest.body.parse(requestBody(changes));

/** The body of the contact form as the route hands it to the service. */
export const parsedContact = (changes: object = {}): ContactBody =>
  submitContact.body.parse(contactBody(changes));
