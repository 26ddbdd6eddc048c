import type { Config } from '#server/config.ts';
import type { Filled } from './fill.ts';

/** What `npm run demo` prints: how to start the site that it has filled, at the port of the links that follow, and how to sign in. */
export const demoLines = (
  { operator, customers, sentOffer, acceptedOffer }: Filled,
  { dataDir, port, publicUrl }: Pick<Config, 'dataDir' | 'port' | 'publicUrl'>,
): string[] => [
  'The database is filled. Start the site on it, with a sample account for payments:',
  `DATA_DIR='${dataDir}' PORT=${port} SAMPLE_ACCOUNT=on npm start`,
  `Operator: ${operator.username} ${operator.password}`,
  ...customers.map(({ username, password }) => `Customer: ${username} ${password}`),
  `Offer that waits for its client: ${sentOffer}`,
  `Offer that was accepted: ${acceptedOffer}`,
  `Open first: ${publicUrl}/admin`,
];
