import { Skeleton } from '../basic/skeleton';
import './data-table.css';

/** Placeholder of a loading table. */
export function DataTableSkeleton({ columns, rows = 10 }: { columns: number; rows?: number }) {
  return (
    <div className="pg-table-box" aria-hidden>
      <table className="pg-table">
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {Array.from({ length: columns }, (_, column) => (
                <td key={column}>
                  <Skeleton width={column === 0 ? '80%' : `${45 + ((row + column) % 4) * 10}%`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
