import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { Button } from '../design/button.tsx';

interface MoreProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => unknown;
  };
  label: string;
}

/** Has the next part of a list come, or says why it has not; nothing where there is none. */
export const More = ({ list, label }: MoreProps) =>
  list.hasNextPage && (
    <div className="grid justify-items-start gap-3 border-t border-line py-4">
      <div role="alert" className="empty:hidden">
        {list.isFetchNextPageError && <p className="field-error">{callAdvice(factsOf(list.error))}</p>}
      </div>
      <Button size="small" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
