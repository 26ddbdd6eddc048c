/** By these somebody goes on by themselves. */
const ACTS = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

/** Calls back whenever the size of an element is another one, at first too, until somebody acts. Gives back what ends it. */
export function untilActed(element: Element, resized: () => void): () => void {
  const observer = new ResizeObserver(resized);
  observer.observe(element);
  const stop = () => observer.disconnect();
  for (const act of ACTS) addEventListener(act, stop, { once: true, passive: true });
  return () => {
    stop();
    for (const act of ACTS) removeEventListener(act, stop);
  };
}
