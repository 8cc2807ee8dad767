import { useEffect, useInsertionEffect, useState } from 'react';
import { bus, type Listener } from '@pignon/shared/bus';
import { runtimeConfig } from '@pignon/shared/contract';
import { reportOnce, type Report } from '@pignon/shared/federation/runtime/error-report';
import { screenThatCalled } from '@pignon/shared/federation/runtime/listener-origin';
import { newErrorId } from '@pignon/shared/federation/runtime/remote-failure';

/** One mounted piece of a remote, as long as it is on screen. */
export interface PieceLife {
  remote: string;
  /** `performance.now()` of its mounting; only what began to listen later can be its own. */
  since: number;
}

export interface PieceLives {
  begin: (life: PieceLife) => void;
  /** Closes, a moment later, what the piece left listening. */
  end: (life: PieceLife) => void;
}

/**
 * Ties listeners of the bus to the pieces whose code opened them. Which piece of a remote opened one is not known, but it was
 * one of those on screen at that moment: when the last of these has left, nobody is there who could still want it.
 */
export function createPieceLives(listeners: () => readonly Listener[], report: (found: Report) => void): PieceLives {
  const onScreen = new Set<PieceLife>();

  const closeLeft = (ended: PieceLife): void => {
    if (onScreen.has(ended)) return;
    const others = [...onScreen].filter(({ remote }) => remote === ended.remote);
    for (const { name, since, stack, stop } of listeners()) {
      if (since < ended.since || others.some((other) => other.since <= since)) continue;
      const origin = screenThatCalled(stack());
      if (origin?.remote !== ended.remote) continue;
      stop();
      const message = `a listener of ${name} outlived its screen; it was closed`;
      report({ ...origin, errorId: newErrorId(), message, stack: stack() });
    }
  };

  return {
    begin(life) {
      if (onScreen.has(life)) return;
      life.since = performance.now();
      onScreen.add(life);
    },
    end(life) {
      onScreen.delete(life);
      // its components still have to close what is theirs
      setTimeout(() => closeLeft(life));
    },
  };
}

const lives = createPieceLives(bus.listeners, (found) => reportOnce(runtimeConfig().apiUrl, found));

/** The life of the piece that this component is, begun before anything inside it is told that it is on screen. */
export function usePieceLife(remote: string): void {
  const [life] = useState<PieceLife>(() => ({ remote, since: 0 }));
  useInsertionEffect(() => lives.begin(life), [life]);
  useEffect(() => {
    lives.begin(life);
    return () => lives.end(life);
  }, [life]);
}
