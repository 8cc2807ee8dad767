import type { ReactNode } from 'react';
import { ReportsPanel } from '../features/report/reports-panel';

/** What the owners of a property are told of a period. */
export function Slot({ reference }: { reference: string }): ReactNode {
  return <ReportsPanel reference={reference} />;
}
