import { z } from 'zod';
import { textOfCell } from '../kernel/csv.ts';
import { lineOfText } from '../kernel/safe-text.ts';
import { clientSchemas } from './client-field-schemas.ts';
import { clientField } from './client-fields.ts';
import { contactSchemas } from './contact-schemas.ts';
import { CLIENT_NOTE_MAX, CONTACT_NAME_MAX } from './desk-limits.ts';
import { IMPORT_FIELDS, IMPORT_LABELS, type ImportField } from './import-fields.ts';

/** A row of a table by what its cells are; empty where there is nothing. */
export type ImportTexts = Record<ImportField, string>;

const rowSchema = z.object({
  ...clientSchemas,
  contactName: lineOfText(CONTACT_NAME_MAX),
  contactRole: contactSchemas.role,
  email: contactSchemas.email,
  phone: contactSchemas.phone,
  note: lineOfText(CLIENT_NOTE_MAX, { multiline: true }),
} satisfies Record<ImportField, z.ZodType<string, string>>);

const cellText = (text: string): string => textOfCell(text).replaceAll('\u00A0', ' ');

const LINE_BREAK = /[\r\n\t]+/g;

/** What a row says, checked; or why it is refused, in Slovak. */
export function readImportRow(
  cells: readonly string[],
  columns: readonly (ImportField | null)[],
): { texts: ImportTexts } | { reason: string; name: string } {
  const texts = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, ''])) as ImportTexts;
  columns.forEach((field, at) => {
    if (!field) return;
    const text = cellText(cells[at] ?? '');
    // What stands on several lines of a cell, such as an address, is one line here.
    texts[field] = field === 'note' ? text : text.replace(LINE_BREAK, ' ');
  });
  // A person without a firm.
  if (texts.name.trim() === '') texts.name = texts.contactName;
  const read = rowSchema.safeParse(texts);
  if (read.success) return { texts: read.data };
  const [issue] = read.error.issues;
  const field = IMPORT_FIELDS.find((known) => known === issue?.path[0]);
  return {
    reason: `${field ? `${IMPORT_LABELS[field]}: ` : ''}${issue?.message ?? ''}`,
    name: texts.name.slice(0, clientField('name').max),
  };
}
