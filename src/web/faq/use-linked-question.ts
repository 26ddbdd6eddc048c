import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the question that the address names (/faq#zaloha) and leads the focus to it. */
export function useLinkedQuestion(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link opens a question that was closed again
  useEffect(() => {
    const question = document.getElementById(hash.slice(1))?.closest('details');
    if (!question) return;
    question.open = true;
    question.scrollIntoView();
    question.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash, key]);
}
