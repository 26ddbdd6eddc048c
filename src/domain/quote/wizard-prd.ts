import type { BodyOf } from '../api/call.ts';
import { type ExportFormat, type exportPrd, type generatePrd, UNDECIDED } from '../prd/contract.ts';
import type { PrdDocument } from '../prd/document.ts';
import type { QuoteAnswer } from './contract.ts';
import { serviceName } from './labels.ts';
import type { WizardForm } from './wizard-form.ts';
import { type Choices, clientOf } from './wizard-payloads.ts';

/** Body of POST /api/generate-prd-anonymous (specification 7). */
export const prdBody = (
  choices: Choices,
  form: WizardForm,
  quote: QuoteAnswer,
): { [Field in keyof BodyOf<typeof generatePrd>]-?: BodyOf<typeof generatePrd>[Field] } => ({
  serviceSlug: choices.service,
  serviceName: serviceName(choices.service),
  mode: choices.mode,
  ...clientOf(form),
  selectedTrade: choices.trade,
  selectedFeatures: choices.features,
  projectSize: choices.size,
  hasWebsite: choices.hasWebsite,
  projectDescription: form.description.trim(),
  projectType: serviceName(choices.service),
  budgetRange: form.budget || UNDECIDED,
  timeline: form.timeline || UNDECIDED,
  language: 'sk',
  detailLevel: 'standard',
  includeRiskAssessment: true,
  includeMaintenancePlan: true,
  quoteId: quote.quoteId,
});

/** Equal for forms with the same PRD: everything its body carries. */
export const prdKey = (choices: Choices, form: WizardForm): string =>
  JSON.stringify([choices, clientOf(form), form.description.trim()]);

/** What a client decides by, without the annex that follows it and the sentence that leads there (decisions 7.12). */
export const clientsPage = (document: PrdDocument): PrdDocument => ({
  ...document,
  sections: document.sections
    .filter(({ id }) => id === 'summary')
    .map((summary) => ({
      ...summary,
      blocks: summary.blocks.filter((block) => !(block.kind === 'note' && block.annex)),
    })),
});

/** Body of POST /api/export-prd-anonymous; the document goes back as it came (specification 7). */
export const prdExportBody = (
  document: PrdDocument,
  format: ExportFormat,
  choices: Choices,
  form: WizardForm,
): BodyOf<typeof exportPrd> => ({
  prdContent: document,
  format,
  metadata: {
    title: document.title,
    clientName: clientOf(form).clientName,
    serviceName: serviceName(choices.service),
    generatedAt: document.generatedAt,
  },
});
