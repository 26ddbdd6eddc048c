import type { MessageSubject } from '../messages/message.ts';
import type { FilePurpose } from './file-schema.ts';

/** Folders of the archive of a project, in letters that every program that unpacks it writes in the same way. */
export const PAPERS_FOLDER = ['Dokumenty'] as const;
const ITEMS = 'Podklady';
const DELIVERED = 'Odovzdane';
const OWN = 'Subory';
const TALKS = {
  request: 'Spravy k dopytu',
  offer: 'Spravy k ponuke',
  project: 'Spravy k projektu',
} as const satisfies Readonly<Record<MessageSubject['type'], string>>;

/** A file of a project, as far as it says where it lies. */
interface Placed {
  subjectType: MessageSubject['type'];
  purpose: FilePurpose;
  /** The item of the checklist that it was brought for. */
  item: string | null;
}

/** Where a file lies in the archive of its project: by what it came with. */
export function archiveFolder({ subjectType, purpose, item }: Placed): readonly string[] {
  if (item !== null) return [ITEMS, withoutMarks(item)];
  if (purpose === 'delivery') return [DELIVERED];
  return [purpose === 'message' || subjectType !== 'project' ? TALKS[subjectType] : OWN];
}

/** Older programs write letters with marks as something else. */
const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}+/gu, '');
