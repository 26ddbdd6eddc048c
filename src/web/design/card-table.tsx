import type { ReactNode } from 'react';
import './card-table.css';

interface Cell {
  value: ReactNode;
  /** Language of the value where it is not the page's. */
  lang?: string;
}

interface CardTableProps {
  caption: string;
  /** The first names the rows; the second needs the room. */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly Cell[] }[];
}

/** A table of texts; on narrow screens each row is a card whose cells say their column. */
export const CardTable = ({ caption, columns, rows }: CardTableProps) => (
  <table className="card-table">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className="mark">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, cells }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {cells.map(({ value, lang }, index) => (
            <td key={columns[index + 1]} lang={lang} className={index === 0 ? 'card-table-wide' : undefined}>
              <span className="mark block lg:hidden">{columns[index + 1]}</span>
              {value}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
