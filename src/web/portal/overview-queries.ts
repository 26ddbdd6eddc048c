import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#domain/api/call.ts';
import { ownDocuments } from '#domain/papers/calls.ts';
import { ownOffers, ownProjects, portalOverview } from '#domain/portal/calls.ts';
import { callApi } from '../shell/api-client.ts';
import { BY_SCREEN } from '../shell/data-client.tsx';
import { afterPart, parts } from '../shell/list-parts.ts';

export type Overview = AnswerOf<typeof portalOverview>;
export type OwnProject = Overview['projects']['rows'][number];
export type OwnOffer = Overview['offers']['rows'][number];

/** What is expected of the signed-in client, and the first of all they have. */
export const overviewQuery = queryOptions({
  queryKey: [portalOverview.path],
  queryFn: ({ signal }) => callApi(portalOverview, {}, { signal }),
  meta: BY_SCREEN,
});

/** Their projects, part by part. */
export const ownProjectsQuery = infiniteQueryOptions({
  queryKey: [ownProjects.path, 'parts'],
  queryFn: ({ pageParam, signal }) => callApi(ownProjects, { query: { after: pageParam } }, { signal }),
  ...parts,
  meta: BY_SCREEN,
});

/** Their papers, part by part. */
export const ownDocumentsQuery = infiniteQueryOptions({
  queryKey: [ownDocuments.path, 'parts'],
  queryFn: ({ pageParam, signal }) => callApi(ownDocuments, { query: { after: pageParam } }, { signal }),
  ...parts,
  meta: BY_SCREEN,
  getNextPageParam: ({ documents }) => afterPart(documents),
});

/** Offers that were sent to them, part by part. */
export const ownOffersQuery = infiniteQueryOptions({
  queryKey: [ownOffers.path, 'parts'],
  queryFn: ({ pageParam, signal }) => callApi(ownOffers, { query: { after: pageParam } }, { signal }),
  ...parts,
  meta: BY_SCREEN,
});
