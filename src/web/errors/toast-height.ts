/** For where toasts stand: keeps its height in --toast-height, for what makes room for them. */
export function publishToastHeight(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--toast-height', `${Math.ceil(place.getBoundingClientRect().height)}px`),
  );
  observer.observe(place);
  return () => {
    observer.disconnect();
    style.removeProperty('--toast-height');
  };
}
