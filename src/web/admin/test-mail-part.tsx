import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#domain/api/call.ts';
import { formatRecent } from '#domain/kernel/recent-time.ts';
import { tied } from '#domain/kernel/text.ts';
import { sendTestMail, testMail } from '#domain/today/calls.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { ActWords } from '../shell/act-words.tsx';
import { callApi } from '../shell/api-client.ts';
import { BY_SCREEN } from '../shell/data-client.tsx';
import { useAct } from '../shell/use-act.ts';

type TestMail = AnswerOf<typeof testMail>;

const EACH_MS = 2_000;

/** What has become of the last test mail. */
export const testMailQuery = queryOptions({
  queryKey: [testMail.path],
  queryFn: ({ signal }) => callApi(testMail, {}, { signal }),
  staleTime: 0,
  meta: BY_SCREEN,
});

/** A mail to the operator by the way of those to clients; that it was sent or refused is said once it was. */
export function TestMailPart({ loaded }: { loaded: TestMail }) {
  const act = useAct();
  const client = useQueryClient();
  const { data = loaded } = useQuery({
    ...testMailQuery,
    refetchOnMount: false,
    refetchInterval: ({ state }) => (state.data?.last?.state === 'waiting' ? EACH_MS : false),
  });
  const send = () =>
    act.act('send', async () => {
      client.setQueryData(testMailQuery.queryKey, await callApi(sendTestMail, {}));
    });
  return (
    <AreaSection title="Skúšobný e-mail">
      <div className="grid justify-items-start gap-3 wrap-anywhere">
        <p className="text-ink-2">
          {tied(
            data.hasServer
              ? `Odíde na ${data.to} rovnakou cestou ako e-maily klientom: s rovnakým odosielateľom, vzhľadom aj prílohou v PDF.`
              : 'Pošle sa, keď bude nastavený server, cez ktorý odchádzajú e-maily. Zatiaľ ich web len ukladá ako súbory.',
          )}
        </p>
        {data.hasServer && (
          <Button size="dense" loading={act.running !== null} onClick={() => void send()}>
            Poslať skúšobný e-mail
          </Button>
        )}
        <ActWords act={act} />
        <div role="status" className="empty:hidden">
          {data.hasServer && data.last && <Outcome last={data.last} />}
        </div>
      </div>
    </AreaSection>
  );
}

function Outcome({ last: { to, at, state, trouble } }: { last: NonNullable<TestMail['last']> }) {
  if (trouble !== null) return <Notice tone={state === 'refused' ? 'error' : 'warn'}>{tied(trouble)}</Notice>;
  return (
    <p>
      {tied(
        state === 'sent'
          ? `Poštový server prijal e-mail na ${to} (${formatRecent(new Date(at), new Date())}). Skontrolujte, či je v schránke.`
          : `E-mail na ${to} čaká na odoslanie.`,
      )}
    </p>
  );
}
