import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { LiveRegion } from '../design/live-region.tsx';

interface CopyButtonProps {
  text: string;
  children: string;
}

/** Copies a text and says whether it did; who cannot be served selects what stands beside it. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [result, setResult] = useState<string | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setResult('Skopírované'),
      () => setResult('Nepodarilo sa: označte text'),
    );
  return (
    <>
      <Button size="small" onClick={() => void copy()}>
        {result ?? children}
      </Button>
      <LiveRegion>{result}</LiveRegion>
    </>
  );
}
