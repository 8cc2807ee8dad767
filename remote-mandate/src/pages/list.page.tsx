import type { ReactNode } from 'react';

export function Page(): ReactNode {
  return <h1>Mandats</h1>;
}
