import { CONTACT_FORM } from '#content/contact.ts';
import { serviceName } from '../quote/labels.ts';
import type { TopicId } from './topics.ts';

/** "Tvorba webu"; empty when nothing was chosen. */
export function topicName(topic: TopicId | ''): string {
  if (topic === '') return '';
  return topic === 'other' ? CONTACT_FORM.otherTopic : serviceName(topic);
}
