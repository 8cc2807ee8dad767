/** Address of the edge that resolves stacks for users of the administration: its store holds the source maps. */
export const ORIGINAL_STACK_URL = '/original-stack.json';

/** Source position of a stack line. */
export interface OriginalPlace {
  /** From the root of the repository: `shared/ui/core/picker/picker.tsx`. */
  file: string;
  /** Both begin with 1. */
  line: number;
  column: number;
  /** The function, where its name is known. */
  name?: string;
}

/** Why a line that names a place has no original one. */
export type Unresolved = 'FOREIGN' | 'NO_VERSION' | 'NO_MAP' | 'SPOILT' | 'NO_SOURCE' | 'TOO_MANY';

/** A line of a stack; one that names no place, as the message, has neither of both. */
export interface StackLine {
  raw: string;
  at?: OriginalPlace;
  why?: Unresolved;
}

/** A place as a line of a stack names it; the line as the browser wrote it where none is known. */
export function originalLine({ raw, at }: StackLine): string {
  return at ? `    at ${at.name === undefined ? '' : `${at.name} `}${at.file}:${at.line}:${at.column}` : raw;
}

export interface OriginalStack {
  lines: StackLine[];
}
