import { DoneNotice } from '../design/areas/done-notice.tsx';
import { Notice } from '../design/notice.tsx';
import type { Act } from './use-act.ts';

/** What came of the last step: it stays until it is closed. */
export const ActWords = ({ act: { done, advice, clear } }: { act: Act }) => (
  <>
    {done !== null && (
      <DoneNotice close="Zavrieť oznámenie" onClose={clear}>
        {done}
      </DoneNotice>
    )}
    <div role="alert" className="empty:hidden">
      {advice !== null && <Notice tone="error">{advice}</Notice>}
    </div>
  </>
);
