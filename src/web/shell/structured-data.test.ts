import { describe, expect, test } from 'vitest';
import { breadcrumbData, homeData, serviceData } from './structured-data.ts';

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

  test('a trail counts from one and has absolute addresses', () => {
    expect(breadcrumbData(ORIGIN, [{ name: 'Domov', path: '/' }]).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Domov', item: `${ORIGIN}/` },
    ]);
  });
});
