import type { ReactNode } from 'react';

/** Stands for the map in jsdom, which cannot draw it: its marks, with what they say. */
export const MapView = ({ marks }: { marks: { key: string; text: string; label: string }[] }): ReactNode =>
  marks.map(({ key, text, label }) => (
    <span key={key} title={label}>
      {text}
    </span>
  ));
