import { PROJECTS } from '#content/projects.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import type { ProjectContent } from '#domain/content/schema.ts';
import { projectPath } from '#domain/pages/paths.ts';
import type { TradeId } from '#domain/quote/catalogue.ts';
import { serviceName, tradeName } from '#domain/quote/labels.ts';
import { pageTexts } from '../pages/page-texts.ts';

/** A project for lists, with the slugs it is filtered by. For loaders: labels bring the texts of the catalogue. */
export const projectSummary = ({
  slug,
  title,
  summary,
  model,
  illustration,
  trade,
  service,
}: ProjectContent) => ({
  to: projectPath(slug),
  ...pageTexts({ title, summary }),
  model,
  illustration,
  service,
  tradeSlug: TRADE_CONTENT[trade].slug,
  tradeName: tradeName(trade),
  serviceName: serviceName(service),
});

/** The first project of a trade, for its landing page. */
export function projectOfTrade(trade: TradeId) {
  const project = PROJECTS.find((candidate) => candidate.trade === trade);
  return project ? projectSummary(project) : null;
}
