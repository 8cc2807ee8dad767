import type { ReactNode } from 'react';
import type { Tone } from '@pignon/shared/domain/choices/choices';
import { classNames } from '../../basic/class-names';
import './tag.css';

export type { Tone };
export const TONES = ['neutral', 'green', 'amber', 'crimson', 'blue', 'purple'] as const satisfies readonly Tone[];

export type TagProps = { tone?: Tone; icon?: ReactNode; children: ReactNode; className?: string };

/** A status label with an icon: colour is never the only information. */
export function Tag({ tone = 'neutral', icon, children, className }: TagProps) {
  return (
    <span className={classNames('pg-tag', `pg-tone-${tone}`, className)}>
      {icon}
      {children}
    </span>
  );
}

/** A small count beside a label. */
export function Badge({ count, tone = 'neutral', label }: { count: number; tone?: Tone; label?: string }) {
  return (
    <span className={classNames('pg-badge', `pg-tone-${tone}`)} aria-label={label}>
      {count > 999 ? '999+' : count}
    </span>
  );
}
