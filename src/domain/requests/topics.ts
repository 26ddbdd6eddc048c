import { SERVICE_SLUGS, type ServiceSlug } from '../quote/catalogue.ts';

/** What a request that is not of the wizard can be about: a service, or anything else. */
export const TOPIC_IDS = [...SERVICE_SLUGS, 'other'] as const satisfies readonly (ServiceSlug | 'other')[];
export type TopicId = (typeof TOPIC_IDS)[number];
