import { CONTACT_FORM } from '#content/contact.ts';
import { SERVICE_SLUGS } from '../quote/catalogue.ts';
import { serviceName } from '../quote/labels.ts';
import type { TopicId } from './topics.ts';

/** "Tvorba webu"; empty when nothing was chosen. A service that is offered no more is its id. */
export function topicName(topic: string): string {
  if (topic === OTHER) return CONTACT_FORM.otherTopic;
  const offered = SERVICE_SLUGS.find((slug) => slug === topic);
  return offered ? serviceName(offered) : topic;
}

const OTHER: TopicId = 'other';
