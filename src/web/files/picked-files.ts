import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import { FILE_REFUSALS, FILE_STEPS } from '#domain/files/file-refusals.ts';
import { ACCEPTED_NAMES, typeOfName } from '#domain/files/file-types.ts';

/** Photos alone: a phone turns its own into JPEG where a field asks for these, and offers its camera. */
export const ACCEPTED_PHOTOS = 'image/jpeg,image/png,image/webp';
/** Everything that is taken; what the types are for is said above. */
export const ACCEPTED_FILES = `${ACCEPTED_PHOTOS},${ACCEPTED_NAMES}`;

/** Why a file cannot be sent, told before a byte of it is; null where it can. */
export function pickRefusal({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size === 0) return FILE_REFUSALS.empty;
  if (size > FILE_LIMITS.bytes) return FILE_STEPS.tooLarge;
  return typeOfName(name) === null ? FILE_REFUSALS.type : null;
}

/** What is said when more are picked than are taken at once; null while they are not. */
export const tooManyWords = (count: number): string | null =>
  count > FILE_LIMITS.atOnce
    ? `Naraz sa dá vybrať najviac ${FILE_LIMITS.atOnce}\u00A0súborov. Pridalo sa prvých ${FILE_LIMITS.atOnce}, ostatné vyberte potom.`
    : null;
