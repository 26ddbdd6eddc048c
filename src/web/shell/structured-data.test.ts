import { describe, expect, test } from 'vitest';
import { breadcrumbData, homeData, listData, pageData, serviceData } from './structured-data.ts';

const ORIGIN = 'https://webdielna.example';
const service = { name: 'Údržba', description: 'Starostlivosť', path: '/sluzby/udrzba-podpora' };

describe('structured data', () => {
  test('a monthly price is a price per month', () => {
    expect(serviceData(ORIGIN, { ...service, euros: [50, 300], charged: 'month' }).offers).toMatchObject({
      priceSpecification: { unitCode: 'MON', minPrice: 50, maxPrice: 300, priceCurrency: 'EUR' },
    });
  });

  test('a price paid once has no unit', () => {
    const { offers } = serviceData(ORIGIN, { ...service, euros: [500, 5000], charged: 'once' });
    expect(JSON.stringify(offers)).not.toContain('unitCode');
  });

  test('facts of the operator that are not filled in are left out', () => {
    expect(JSON.stringify(homeData(ORIGIN, []))).not.toContain('null');
  });

  test('site and operator have the same ids wherever they are referred to', () => {
    const [website, business] = homeData(ORIGIN, []);
    const { isPartOf } = pageData(ORIGIN, { title: '', description: '', url: '', image: '' });
    const { provider } = serviceData(ORIGIN, { ...service, euros: [500, 5000], charged: 'once' });
    expect(isPartOf).toMatchObject({ '@id': website?.['@id'] });
    expect(provider).toMatchObject({ '@id': business?.['@id'] });
    expect(website).toMatchObject({ publisher: { '@id': business?.['@id'] } });
  });

  test('a list keeps its order and has absolute addresses', () => {
    const items = [
      { name: 'B', path: '/b' },
      { name: 'A', path: '/a' },
    ];
    expect(listData(ORIGIN, items).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'B', url: `${ORIGIN}/b` },
      { '@type': 'ListItem', position: 2, name: 'A', url: `${ORIGIN}/a` },
    ]);
  });

  test('a trail counts from one and has absolute addresses', () => {
    expect(breadcrumbData(ORIGIN, [{ name: 'Domov', path: '/' }]).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Domov', item: `${ORIGIN}/` },
    ]);
  });
});
