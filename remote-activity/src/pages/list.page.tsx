import type { ReactNode } from 'react';

export function Page(): ReactNode {
  return <h1>Visites</h1>;
}
