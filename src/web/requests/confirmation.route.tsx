import { PAGE_META } from '#content/pages.ts';
import { Skeleton } from '../design/skeleton.tsx';
import { DataClient } from '../shell/data-client.tsx';
import { pageMeta } from '../shell/seo.ts';
import type { Route } from './+types/confirmation.route.ts';
import { confirmationTexts } from './confirmation-texts.ts';
import { NoRecord } from './no-record.tsx';
import { Received } from './received.tsx';
import { useConfirmation } from './use-confirmation.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...PAGE_META.confirmation, path: '/potvrdenie-dopytu', noIndex: true });

/** What follows a submitted request. The record lives in the browser only, so the server shows the frame. */
export default function ConfirmationPage() {
  const record = useConfirmation();
  if (record === 'unknown') return <Waiting />;
  return record ? (
    <DataClient>
      <Received record={record} />
    </DataClient>
  ) : (
    <NoRecord />
  );
}

function Waiting() {
  return (
    <section className="frame grid gap-6 pt-section">
      <h1 className="text-h2">{PAGE_META.confirmation.title}</h1>
      <Skeleton className="h-48" />
      <noscript>{confirmationTexts(null).noRecord}</noscript>
    </section>
  );
}
