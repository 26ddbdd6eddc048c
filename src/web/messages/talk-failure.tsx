import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import type { OpenTalk } from './use-talk.ts';

/** Why a conversation could not be read, and the way to try again; what waits to be sent says so itself. */
export const TalkFailure = ({ advice, waiting, reload }: Pick<OpenTalk, 'advice' | 'waiting' | 'reload'>) => (
  <div role="alert" className="empty:hidden">
    {advice !== null && waiting.length === 0 && (
      <Notice tone="error">
        <p>{advice}</p>
        <Button size="small" className="justify-self-start" onClick={reload}>
          Skúsiť znova
        </Button>
      </Notice>
    )}
  </div>
);
