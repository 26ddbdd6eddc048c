import { expect, test } from 'vitest';
import { demoLines } from './printed.ts';

test('the demo prints a start at the port of its links, on the data that it filled', () => {
  const publicUrl = 'http://localhost:3777';
  const lines = demoLines(
    {
      operator: { username: 'dielna', password: 'a' },
      customers: [{ username: 'klient', password: 'b' }],
      sentOffer: `${publicUrl}/ponuka/x`,
      acceptedOffer: `${publicUrl}/ponuka/y`,
    },
    { dataDir: '/tmp/a trial', port: 3777, publicUrl },
  );
  expect(lines).toContain("DATA_DIR='/tmp/a trial' PORT=3777 SAMPLE_ACCOUNT=on npm start");
  expect(lines.at(-1)).toBe('Open first: http://localhost:3777/admin');
});
