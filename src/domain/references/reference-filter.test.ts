import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REFERENCE_FILTER_OPTIONS as OPTIONS, significantQuery } from '../pages/paths.ts';
import { filteredReferences, filterQuery, referenceFilter } from './reference-filter.ts';

const filterOf = (query: string) => referenceFilter(new URLSearchParams(query), OPTIONS);

describe('the filter of the projects', () => {
  it.each([
    ['', null, null],
    ['?remeslo=maliar', 'maliar', null],
    ['?sluzba=erp-systemy&remeslo=maliar', 'maliar', 'erp-systemy'],
    ['?remeslo=painter&sluzba=', null, null],
    ['?remeslo=maliar&rozpocet=tvorba-webu', null, null],
  ])('%s asks for trade %s and service %s', (query, trade, service) => {
    expect(filterOf(query)).toEqual({ trade, service });
  });

  it('comes back from its own address, for every combination', () => {
    const filter = fc.record({
      trade: fc.constantFrom(null, ...OPTIONS.trades),
      service: fc.constantFrom(null, ...OPTIONS.services),
    });
    fc.assert(
      fc.property(filter, (wanted) => {
        expect(filterOf(filterQuery(wanted))).toEqual(wanted);
      }),
    );
  });

  it('lets through what has both, in the old order', () => {
    const references = [
      { tradeSlug: 'maliar', service: 'a' },
      { tradeSlug: 'maliar', service: 'b' },
      { tradeSlug: 'podlahar', service: 'a' },
    ];
    const [first, second, third] = references;
    expect(filteredReferences(references, { trade: null, service: null })).toEqual(references);
    expect(filteredReferences(references, { trade: 'maliar', service: null })).toEqual([first, second]);
    expect(filteredReferences(references, { trade: null, service: 'a' })).toEqual([first, third]);
    expect(filteredReferences(references, { trade: 'podlahar', service: 'b' })).toEqual([]);
  });

  it('is all of a query that reaches the server, and only on the list of projects', () => {
    expect(significantQuery('/projekty', 'utm=1&sluzba=erp-systemy&remeslo=maliar')).toBe(
      '?remeslo=maliar&sluzba=erp-systemy',
    );
    expect(significantQuery('/sluzby', 'remeslo=maliar')).toBe('');
  });
});
