const ADDRESS = /(https?:\/\/[^\s,]*[^\s,.]|[^\s@,:()]+@[^\s@,:()]*[^\s@,:().])/;

/** A text whose e-mail and web addresses can be followed. */
export function LinkedText({ text }: { text: string }) {
  let at = 0;
  return text.split(ADDRESS).map((part) => {
    const key = at;
    at += part.length;
    const href = hrefOf(part);
    if (href === null) return <span key={key}>{part}</span>;
    return (
      <a key={key} href={href} className="text-link">
        {part.replace(/^https?:\/\//, '')}
      </a>
    );
  });
}

function hrefOf(part: string): string | null {
  if (!ADDRESS.test(part)) return null;
  return part.includes('@') ? `mailto:${part}` : part;
}
