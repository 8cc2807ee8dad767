import type { Encoding } from './encodings';

/** One row with its line number in a spreadsheet, where the headings are line 1. */
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

/** Recognizes a file error by name, as classes differ between bundles; null for any other error. */
export function fileFaultOf(error: unknown): { fault: FileFault; line: number } | null {
  if (!(error instanceof Error) || error.name !== 'ImportFileError') return null;
  const { fault, line } = error as Error & { fault: FileFault; line: number };
  return { fault, line };
}
