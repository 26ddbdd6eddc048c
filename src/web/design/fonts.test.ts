import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = import.meta.dirname;
const stylesheets = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, text: readFileSync(join(FOLDER, path), 'utf8') }));
const textOf = (name: string) => stylesheets.find(({ path }) => path === name)?.text ?? expect.fail(name);

/** Weights from and to which a family is shipped. */
const shipped = new Map(
  [
    ...textOf('fonts.css').matchAll(
      /font-family: "([^"]+)";\s+src: url[^;]+;\s+font-weight: (\d+) ?(\d+)?;/g,
    ),
  ].map(([, family = '', from, to]) => [family, [Number(from), Number(to ?? from)]]),
);

describe('The letters of the site', () => {
  const families = [...textOf('tokens.css').matchAll(/--font-(\w+): "([^"]+)"/g)];

  it.each(families.map(([, token = '', family = '']) => [token, family]))(
    'are asked for in no weight that is not shipped (%s)',
    (token, family) => {
      const [from = 0, to = 0] = shipped.get(family) ?? expect.fail(`${family} is not shipped`);
      const asked = stylesheets.flatMap(({ path, text }) =>
        [...text.matchAll(new RegExp(`font: (\\d+) [^;]*var\\(--font-${token}\\)`, 'g'))].map(
          ([, weight]) => ({
            path,
            weight: Number(weight),
          }),
        ),
      );
      expect(asked).not.toEqual([]);
      expect(asked.filter(({ weight }) => weight < from || weight > to)).toEqual([]);
    },
  );

  it('are made bold by no browser, whatever weight comes from around them', () => {
    expect(textOf('base.css')).toMatch(/^html \{[^}]*font-synthesis-weight: none;/m);
  });
});
