import type { ReactNode } from 'react';

/** A label and its value, side by side. */
export function LabelledValue({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="host-profile-line">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
