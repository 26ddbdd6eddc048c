import type { StoredItem } from '#domain/consent/stored-items.ts';

interface StoredTableProps {
  items: readonly StoredItem[];
  columns: Record<'name' | 'purpose' | 'category' | 'lifetime' | 'setBy' | 'kind', string>;
  categories: Record<StoredItem['category'], string>;
  caption: string;
}

/** Everything kept in the browser; on phones each row is a card whose cells say their column. */
export function StoredTable({ items, columns, categories, caption }: StoredTableProps) {
  return (
    <table className="stored-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col" className="mark">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ kind, name, purpose, category, lifetime, setBy }) => (
          <tr key={`${kind} ${name}`}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td data-column={columns.purpose}>{purpose}</td>
            <td data-column={columns.category}>{categories[category]}</td>
            <td data-column={columns.lifetime}>{lifetime}</td>
            <td data-column={columns.setBy}>{setBy}</td>
            <td data-column={columns.kind} lang="en">
              {kind}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
