import { Button } from '../design/button.tsx';

interface MoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label: string;
}

/** Has the next part of a list come; nothing where there is none. */
export const More = ({ list: { hasNextPage, isFetchingNextPage, fetchNextPage }, label }: MoreProps) =>
  hasNextPage && (
    <p className="border-t border-line py-4">
      <Button size="small" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
        {label}
      </Button>
    </p>
  );
