import { GLOSSARY_TABLE } from '#content/prd/glossary.ts';
import { DOCUMENT_TITLE, SECTION_TITLES } from '#content/prd/sections.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import { serviceName } from '../quote/labels.ts';
import { table, unmarked } from './blocks.ts';
import { type Brief, makeBrief, type PrdFacts, type PrdInput } from './brief.ts';
import { type Block, type PrdDocument, SECTION_IDS, type SectionId } from './document.ts';
import { termsIn } from './glossary.ts';
import { audience } from './sections/audience.ts';
import { budget } from './sections/budget.ts';
import { functional } from './sections/functional.ts';
import { goals } from './sections/goals.ts';
import { maintenance } from './sections/maintenance.ts';
import { nonfunctional } from './sections/nonfunctional.ts';
import { openQuestions } from './sections/open-questions.ts';
import { risks } from './sections/risks.ts';
import { schedule } from './sections/schedule.ts';
import { scope } from './sections/scope.ts';
import { sitemap } from './sections/sitemap.ts';
import { summary } from './sections/summary.ts';
import { technical } from './sections/technical.ts';
import { textsOf } from './texts.ts';

const WRITERS: Record<SectionId, (brief: Brief) => Block[]> = {
  summary,
  goals,
  audience,
  scope,
  functional,
  nonfunctional,
  sitemap,
  technical,
  schedule,
  budget,
  risks,
  maintenance,
  'open-questions': openQuestions,
};

function wantedSections({ includeRisks, includeMaintenance }: PrdInput): SectionId[] {
  return SECTION_IDS.filter(
    (id) => (includeRisks || id !== 'risks') && (includeMaintenance || id !== 'maintenance'),
  );
}

type Sections = PrdDocument['sections'];

/** The terms a document uses, explained where its technical part ends. */
function withGlossary(sections: Sections): Sections {
  const terms = table(GLOSSARY_TABLE, termsIn(textsOf(sections)));
  return sections.map((section) =>
    section.id === 'technical' ? { ...section, blocks: [...section.blocks, ...terms] } : section,
  );
}

/** The document as it is when no AI has touched it: nothing is marked as the AI's. */
export const withoutAiMarks = (document: PrdDocument): PrdDocument => ({
  ...document,
  sections: document.sections.map((section) => ({ ...section, blocks: section.blocks.map(unmarked) })),
});

/** The whole PRD without AI, from the selection alone; the same input gives the same document (decisions 3). */
export function buildPrd(input: PrdInput, facts: PrdFacts): PrdDocument {
  const brief = makeBrief(input, facts);
  const { service, trade } = input.selection;
  return {
    title: `${DOCUMENT_TITLE}: ${serviceName(service)} pre ${TRADE_CONTENT[trade].accusative}`,
    language: 'sk',
    generatedAt: facts.now.toISOString(),
    source: 'rules',
    sections: withGlossary(
      wantedSections(input).map((id) => ({ id, title: SECTION_TITLES[id], blocks: WRITERS[id](brief) })),
    ),
  };
}
