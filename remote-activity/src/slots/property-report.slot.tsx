import type { ReactNode } from 'react';
import { ReportsPanel } from '../features/report/reports-panel';

/** Reports to the owners of a property. */
export function Slot({ reference }: { reference: string }): ReactNode {
  return <ReportsPanel reference={reference} />;
}
