import { formatCents } from '#domain/kernel/format.ts';
import { centsToEuros } from '#domain/kernel/money.ts';
import { zBefore } from '#domain/kernel/plural.ts';
import { isToPay } from '#domain/payments/payment-life.ts';
import { portalPaymentPdf } from '#domain/projects/portal-calls.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { AgreedSum, PaymentRows } from '../offers/client-payments.tsx';
import { saveFile } from '../shell/api-client.ts';
import { useOneColumn } from '../shell/use-narrow.ts';
import type { ClientPartProps } from './client-project.tsx';
import { PartFold } from './part-fold.tsx';

type Payment = ClientPartProps['project']['payments'][number];

/** So many rows that ask for nothing take no more room than the line they would be folded to. */
const SPARE = 2;

const isDue = ({ state }: Payment): boolean => isToPay(state);

/** Payment calls of the project. In one column what is to be paid comes first, and the rest of them folds away. */
export function ClientProjectPayments({ project, door, isAsked }: ClientPartProps & { isAsked: boolean }) {
  const { id, payments, paid, price, monthlyPrice } = project;
  const isOneColumn = useOneColumn();
  const others = payments.filter((payment) => !isDue(payment));
  const isFolded = isOneColumn && others.length > SPARE;
  const rows = (shown: readonly Payment[]) => (
    <PaymentRows
      payments={shown}
      savePdf={async (payment) => {
        const params = { id, paymentId: payment.id };
        saveFile(await door.call(portalPaymentPdf, { params }), `${payment.number}.pdf`);
      }}
    />
  );
  return (
    <AreaSection
      id="platby"
      title="Platby"
      action={
        payments.length > 0 && (
          <span className="text-ink-2">
            uhradené <span className="money text-ink">{formatCents(paid)}</span>{' '}
            {zBefore(centsToEuros(price))}
            <span className="money">{formatCents(price)}</span>
          </span>
        )
      }
    >
      {monthlyPrice > 0 && (
        <p className="client-project-monthly">
          <b>Údržba</b> <span className="money">{formatCents(monthlyPrice)}</span> mesačne
        </p>
      )}
      {payments.length === 0 && <p className="text-ink-2">Projekt zatiaľ nemá platby.</p>}
      {isFolded ? rows(payments.filter(isDue)) : rows(payments)}
      <AgreedSum payments={payments} agreed={{ whole: price }} />
      {isFolded && (
        <PartFold title={`Ostatné platby (${others.length})`} isAsked={isAsked}>
          {rows(others)}
        </PartFold>
      )}
    </AreaSection>
  );
}
