import { Suspense, use, useEffect, type ComponentType, type ReactNode } from 'react';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { PieceBoundary } from './piece-boundary';
import { usePieceLife } from './piece-life';
import { PiecePending } from './piece-pending';
import { PieceRemote } from './piece-remote';
import { catalogue, pieces } from './platform';

export interface PieceProps {
  remote: LiveRemote;
  expose: string;
  /** What the module exports: a whole page or the filling of a slot. */
  part: 'Page' | 'Slot';
  /** Another value gives a crashed piece a new chance, for example the path of a page. */
  resetKey?: string;
  pieceProps?: object;
}

function Body({ remote, expose, part, pieceProps }: PieceProps): ReactNode {
  const module = use(pieces.get(remote, expose)) as Readonly<Record<string, unknown>>;
  usePieceLife(remote.name);
  useEffect(() => catalogue.use(remote.name), [remote.name]);
  const Component = module[part] as ComponentType<object> | undefined;
  if (!Component) throw new Error(`${expose} exports no ${part}`);
  return <Component {...pieceProps} />;
}

/** The one wrapper around everything that comes from a remote: it waits, fails and is tried again in its own place. */
export function Piece(props: PieceProps): ReactNode {
  const { remote, part, resetKey } = props;
  return (
    <PieceBoundary remote={remote} size={part === 'Page' ? 'page' : 'panel'} resetKey={resetKey}>
      <Suspense fallback={<PiecePending size={part === 'Page' ? 'page' : 'panel'} />}>
        <PieceRemote value={remote}>
          <Body {...props} />
        </PieceRemote>
      </Suspense>
    </PieceBoundary>
  );
}
