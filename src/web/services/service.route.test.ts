import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { SERVICE_SLUGS } from '#domain/quote/catalogue.ts';
import { loader } from './service.route.tsx';

const load = (slug: string) => {
  const url = new URL(`https://webdielna.example/sluzby/${slug}`);
  const answer = loader({
    params: { slug },
    request: new Request(url),
    url,
    pattern: '/sluzby/:slug',
    context: new RouterContextProvider(),
  });
  return answer;
};

describe('loader of a service page', () => {
  test.each(SERVICE_SLUGS)('%s shows no mark-up of claims', (slug) => {
    expect(JSON.stringify(load(slug))).not.toMatch(/\{\w+(:[^"]|\})|\?\?|"\[/);
  });

  test.each(SERVICE_SLUGS)('%s leads to the first three other services', (slug) => {
    const answer = load(slug);
    const related = 'page' in answer ? answer.page.related.map((other) => other.slug) : [];
    expect(related).toEqual(SERVICE_SLUGS.filter((other) => other !== slug).slice(0, 3));
  });

  test.each(['e-shop', '', 'TVORBA-WEBU', '__proto__'])('an unknown service is a real 404: %j', (slug) => {
    expect(load(slug)).toMatchObject({ data: { page: null }, init: { status: 404 } });
  });
});
