/** Address of the edge that resolves stacks for users of the administration: its store holds the source maps. */
export const ORIGINAL_STACK_URL = '/original-stack.json';

/** Source position of a stack line. */
export interface OriginalPlace {
  /** Path in the repository: `shared/ui/core/picker/picker.tsx`. */
  file: string;
  /** Line and column count from 1. */
  line: number;
  column: number;
  /** Function, where known. */
  name?: string;
}

/** Why a line with a position has no source position. */
export type Unresolved = 'FOREIGN' | 'NO_VERSION' | 'NO_MAP' | 'SPOILT' | 'NO_SOURCE' | 'TOO_MANY';

/** A line of a stack; a line without position, as the message, has neither. */
export interface StackLine {
  raw: string;
  at?: OriginalPlace;
  why?: Unresolved;
}

/** Source position of a line; the browser's line when unknown. */
export function originalLine({ raw, at }: StackLine): string {
  return at ? `    at ${at.name === undefined ? '' : `${at.name} `}${at.file}:${at.line}:${at.column}` : raw;
}

export interface OriginalStack {
  lines: StackLine[];
}
