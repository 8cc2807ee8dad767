import type { Deps } from '../../src/deps';

/** Log of a server under test, which keeps every line. */
export interface KeptLog extends Required<Pick<Deps, 'logLevel' | 'logStream'>> {
  /** Lines written since the last `clear`, as one text. */
  text(): string;
  clear(): void;
}

/** Makes a log to start a server with: `startWorld({ ...log })`. */
export function keepLog(): KeptLog {
  let written = '';
  return {
    logLevel: 'trace',
    logStream: { write: (line) => void (written += line) },
    text: () => written,
    clear: () => {
      written = '';
    },
  };
}
