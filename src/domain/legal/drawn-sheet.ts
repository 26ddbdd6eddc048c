import { DOCUMENT_SHEET } from '#content/documents.ts';
import { type LabelledText, operatorIdentification, operatorName, type Supplier } from './operator.ts';
import { type SheetFooter, sheetFooter } from './sheet-footer.ts';

/** What every document has around what it says, whatever that is. */
export interface DrawnSheet {
  language: 'sk';
  /** In the file's metadata. */
  title: string;
  /** ISO 8601, UTC. The same data give the same file. */
  createdAt: string;
  /** At the head of every page but the first. */
  running: string;
  brand: { name: string; tagline: string };
  titleBlock: { cells: LabelledText[]; sheet: string };
  footer: SheetFooter;
}

interface SheetFacts {
  title: string;
  createdAt: Date;
  running: string;
  /** What the title block says is drawn. */
  drawing: string;
  /** Beside it: three facts, then from whom it is. */
  cells: readonly LabelledText[];
}

interface SheetIssuer {
  site: Pick<Supplier, 'brand' | 'operator'>;
  /** Address of the site without a path; null where it has no public one. */
  publicUrl: string | null;
}

/** The sheet that a document is drawn on, of whoever issues it. */
export const drawnSheet = (
  { title, createdAt, running, drawing, cells }: SheetFacts,
  { site, publicUrl }: SheetIssuer,
): DrawnSheet => ({
  language: 'sk',
  title,
  createdAt: createdAt.toISOString(),
  running,
  brand: { name: site.brand.name, tagline: site.brand.tagline },
  titleBlock: {
    cells: [{ label: DOCUMENT_SHEET.drawing, value: drawing }, ...cells],
    sheet: DOCUMENT_SHEET.sheet,
  },
  footer: sheetFooter(site, publicUrl),
});

/** From whom a document is, or for whom. */
export interface SheetParty {
  label: string;
  name: string;
  rows: LabelledText[];
}

/** From whom a document is, with everything that identifies them. */
export const supplierParty = (label: string, supplier: Supplier): SheetParty => ({
  label,
  name: operatorName(supplier),
  rows: operatorIdentification(supplier),
});

/** The same in the title block. */
export const supplierCell = (
  label: string,
  supplier: Pick<Supplier, 'brand' | 'operator'>,
): LabelledText => ({
  label,
  value: operatorName(supplier),
});
