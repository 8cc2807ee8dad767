import type { Encoding } from './encodings';

/** One line of a file with its number as a spreadsheet counts it, the headings being line 1. */
export interface FileRow {
  line: number;
  cells: readonly string[];
}

/** How a file's bytes were read, and how else they may be. */
export interface FileText {
  /** Null where the file announces one that nobody has to choose. */
  encoding: Encoding | null;
  /** True where somebody should look whether its letters are those that were written. */
  isDoubtful: boolean;
  /** The file read in another encoding. Throws ImportFileError. */
  readAs: (encoding: Encoding) => ImportFile;
}

export interface ImportFile {
  name: string;
  /** The same for the same bytes: tells whether a file is the one that an import was begun with. */
  fingerprint: string;
  headings: readonly string[];
  /** Lines that hold something. */
  rows: readonly FileRow[];
  /** Left out of a table that was no file. */
  text?: FileText;
}

export type FileFault = 'spreadsheet' | 'binary' | 'tooLarge' | 'empty' | 'tooMany' | 'unclosed';

/** Why a file cannot be imported at all; `line` where that is known. */
export class ImportFileError extends Error {
  constructor(
    readonly fault: FileFault,
    readonly line = 0,
  ) {
    super(fault);
    this.name = 'ImportFileError';
  }
}

/** What is wrong with a file, read from what reading it threw, in whichever bundle that was; null when it is something else. */
export function fileFaultOf(error: unknown): { fault: FileFault; line: number } | null {
  if (!(error instanceof Error) || error.name !== 'ImportFileError') return null;
  const { fault, line } = error as Error & { fault: FileFault; line: number };
  return { fault, line };
}
