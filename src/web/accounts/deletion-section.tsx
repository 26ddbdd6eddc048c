import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { deleteAccount, previewDeletion } from '#domain/accounts/own-data-calls.ts';
import type { Deletion } from '#domain/accounts/own-data-contract.ts';
import { FAULTS } from '#domain/errors/faults.ts';
import type { ToastTexts } from '#domain/errors/toast.ts';
import { formatList } from '#domain/kernel/format.ts';
import { oneOrMore, plural } from '#domain/kernel/plural.ts';
import { stopped, tied, typoSk } from '#domain/kernel/text.ts';
import { unbrokenNumber, worded } from '#domain/offers/offer-number.ts';
import { Confirm } from '../design/areas/confirm.tsx';
import { Facts } from '../design/areas/facts.tsx';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { failureAdvice } from '../shell/failure-advice.ts';
import { useCall } from '../shell/use-call.ts';
import { useConfirmed } from './confirm-password.tsx';
import { FormFailure } from './form-failure.tsx';
import { SectionData } from './section-data.tsx';
import { leaveHere } from './sign-out.ts';

const DELETED: ToastTexts = {
  title: 'Účet je zrušený',
  description: 'Potvrdenie vám príde e-mailom.',
  variant: 'default',
};

/** The end of the account: what goes with it, what stays and why, and the way out. */
export function DeletionSection() {
  // Asked anew each time: what stays changes with every request.
  const query = useQuery<Deletion>({ queryKey: [previewDeletion.path], staleTime: 0 });
  return (
    <SectionData query={query} what="prehľad toho, čo sa s účtom vymaže">
      {(deletion) => <DeletionOffer deletion={deletion} />}
    </SectionData>
  );
}

function DeletionOffer({ deletion }: { deletion: Deletion }) {
  const { send, isPending } = useCall(deleteAccount, ['account', 'deletion']);
  const { confirmed, dialog } = useConfirmed();
  const [asks, setAsks] = useState(false);
  const [advice, setAdvice] = useState<string | null>(null);
  const remove = async () => {
    setAsks(false);
    setAdvice(null);
    try {
      await confirmed(() => send({}));
      leaveHere(DELETED);
    } catch (error) {
      setAdvice(failureAdvice(error, accountAdvice));
    }
  };
  return (
    <>
      <Facts
        rows={[
          { label: 'Vymaže sa', value: <Sentences texts={goneWith(deletion)} /> },
          { label: 'Zostane', value: <Sentences texts={keptAfter(deletion)} /> },
        ]}
      />
      {deletion.isLastAdmin ? (
        <Notice>{FAULTS.lastAdmin.message}</Notice>
      ) : (
        <Button variant="danger" size="small" loading={isPending} onClick={() => setAsks(true)}>
          Zrušiť účet
        </Button>
      )}
      <FormFailure advice={advice} />
      <Confirm
        open={asks}
        onOpenChange={setAsks}
        title="Zrušiť účet?"
        description="Účet a údaje, ktoré sú tu uvedené, sa hneď vymažú. Túto akciu nie je možné vrátiť späť."
        confirm="Zrušiť účet natrvalo"
        cancel="Ponechať účet"
        onConfirm={() => void remove()}
      />
      {dialog}
    </>
  );
}

const Sentences = ({ texts }: { texts: readonly string[] }) => (
  <>
    {texts.map((text) => (
      <p key={text}>{tied(typoSk(text))}</p>
    ))}
  </>
);

function goneWith({ goes: { clients, requests, quotes, offers }, stays }: Deletion): string[] {
  const counted = [
    ...(requests > 0 ? [plural(requests, 'request')] : []),
    ...(quotes > 0 ? [plural(quotes, 'budget')] : []),
    ...(offers > 0 ? [plural(offers, 'offerOrAddendum')] : []),
  ];
  return [
    'Účet, profil, prihlásenia, druhý krok, prístupové kľúče, odkazy na kalendár a\u00A0voľby e-mailov.',
    ...(clients.length > 0 ? [stopped(`Fakturačné údaje: ${formatList(clients)}`)] : []),
    ...(counted.length > 0
      ? [`${formatList(counted)} aj so správami, súbormi a\u00A0záznamami o\u00A0e-mailoch.`]
      : []),
    ...(stays.offers.length > 0
      ? ['Rozpísané podklady, ktoré ste nedodali, a\u00A0nedokončené nahrávania súborov.']
      : []),
  ];
}

/** What is said of one of them, and of more. */
const REQUESTS_STAY = (tickets: string) => ({
  one: `Dopyt ${tickets} s\u00A0rozpočtom a\u00A0fakturačnými údajmi. Vznikla z\u00A0neho zmluva a\u00A0doklady k\u00A0nej musím podľa zákona uchovať.`,
  more: `Dopyty ${tickets} s\u00A0rozpočtami a\u00A0fakturačnými údajmi. Vznikla z\u00A0nich zmluva a\u00A0doklady k\u00A0nej musím podľa zákona uchovať.`,
});
const FIRMS_STAY = (names: string) => ({
  one: `Firma, ku ktorej má prístup aj niekto iný, s\u00A0jej dopytmi: ${names}`,
  more: `Firmy, ku ktorým má prístup aj niekto iný, s\u00A0ich dopytmi: ${names}`,
});

function keptAfter({ stays: { contracted, offers, shared } }: Deletion): string[] {
  const contracts =
    contracted.length > 0 ? [oneOrMore(REQUESTS_STAY(formatList(contracted)), contracted)] : [];
  const others = shared.length > 0 ? [stopped(oneOrMore(FIRMS_STAY(formatList(shared)), shared))] : [];
  const accepted =
    offers.length > 0
      ? [
          `Prijaté: ${formatList(offers.map((number) => `${worded({ number }, 'ponuka', 'dodatok')} ${unbrokenNumber(number)}`))} s\u00A0potvrdením o\u00A0prijatí a\u00A0so všetkým, čo k\u00A0dohodnutej práci patrí, aj s\u00A0dodanými podkladmi, súbormi, správami a\u00A0platbami. Vznikla z\u00A0toho zmluva.`,
          'Vaše meno, e-mail a\u00A0telefón ako kontakt k\u00A0zmluve.',
        ]
      : [];
  return [
    ...contracts,
    ...accepted,
    ...others,
    'Záznam o\u00A0tom, čo sa s\u00A0účtom dialo, bez mena, e-mailu a\u00A0iných údajov o\u00A0vás.',
    'E-maily, ktoré už sú v\u00A0poštových schránkach. Posledným bude oznámenie o\u00A0zrušení účtu.',
  ];
}
