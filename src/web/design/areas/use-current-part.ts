import { useEffect, useState } from 'react';

/** A part is the current one as soon as its head comes above this share of the window's height. */
const LINE = 0.3;

/**
 * The part of a long screen that is being read, by its id; null before the browser has drawn it. At the end, where short parts
 * stand that never reach the top, it is the one that was asked for, else the last.
 */
export function useCurrentPart(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join(' ');
  useEffect(() => {
    const look = () => setCurrent(partInView(all.split(' ')));
    look();
    document.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    addEventListener('hashchange', look);
    return () => {
      document.removeEventListener('scroll', look);
      removeEventListener('resize', look);
      removeEventListener('hashchange', look);
    };
  }, [all]);
  return current;
}

function partInView(ids: readonly string[]): string | null {
  const isAbove = (id: string, height: number): boolean => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= height;
  };
  const { scrollHeight } = document.documentElement;
  const isAtEnd = scrollY > 0 && Math.ceil(scrollY + innerHeight) >= scrollHeight;
  if (!isAtEnd) return ids.findLast((id) => isAbove(id, innerHeight * LINE)) ?? ids[0] ?? null;
  const asked = location.hash.slice(1);
  const isAskedInView = ids.includes(asked) && !isAbove(asked, 0);
  return isAskedInView ? asked : (ids.at(-1) ?? null);
}
