import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { factsOf } from '#domain/errors/api-error.ts';

const CONFLICT = 409;

interface Versions {
  /** As it was when the form was opened, or last saved by it. */
  seen: number;
  /** As the screen has it. */
  latest: number;
  /** Refused since, and what stands now is shown in the form. */
  isShown: boolean;
}

/** What a form saves over: what was seen, so that nothing is overwritten unseen; once shown, what stands now. */
export const savedOver = ({ seen, latest, isShown }: Versions): { version: number; hasChanged: boolean } => ({
  version: isShown ? Math.max(seen, latest) : seen,
  hasChanged: isShown && latest > seen,
});

/** The version that a form over something saves over, which may change behind it; `reread` where no loader has read the screen. */
export function useSeenVersion({ version: latest }: { version: number }, reread?: () => Promise<unknown>) {
  const [seen, setSeen] = useState(latest);
  const [isShown, setShown] = useState(false);
  const { revalidate } = useRevalidator();
  const failed = async ({ status }: { status: number | null }) => {
    if (status !== CONFLICT) return;
    await (reread ?? revalidate)();
    setShown(true);
  };
  return {
    ...savedOver({ seen, latest, isShown }),
    /** The form goes on from this: it was saved and stays, or nothing was written in it yet. */
    saved: (now: { version: number } | undefined) => {
      if (now) setSeen(now.version);
      setShown(false);
    },
    /** A call about it has failed: where it has changed meanwhile, the screen shows what stands now. */
    failed,
    /** The same of a call that is under way. */
    told: <Answer>(call: Promise<Answer>): Promise<Answer> =>
      call.catch(async (error: unknown) => {
        await failed(factsOf(error));
        throw error;
      }),
  };
}
