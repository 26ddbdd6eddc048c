import type { StoredItem } from '#domain/consent/stored-items.ts';
import { CardTable } from '../design/card-table.tsx';

interface StoredTableProps {
  items: readonly StoredItem[];
  columns: Record<'name' | 'purpose' | 'category' | 'lifetime' | 'setBy' | 'kind', string>;
  categories: Record<StoredItem['category'], string>;
  caption: string;
}

/** Everything kept in the browser. */
export const StoredTable = ({ items, columns, categories, caption }: StoredTableProps) => (
  <CardTable
    caption={caption}
    columns={Object.values(columns)}
    rows={items.map(({ kind, name, purpose, category, lifetime, setBy }) => ({
      key: `${kind} ${name}`,
      name: <code className="font-mono text-row font-medium wrap-anywhere">{name}</code>,
      cells: [
        { value: purpose },
        { value: categories[category] },
        { value: lifetime },
        { value: setBy },
        { value: kind, lang: 'en' },
      ],
    }))}
  />
);
