import type { Encoding } from './encodings';

/** A row with its line number in a spreadsheet; the headings are line 1. */
export interface FileRow {
  line: number;
  cells: readonly string[];
}

/** How a file's bytes were read, and how else they may be. */
export interface FileText {
  /** Null when the file's mark decides. */
  encoding: Encoding | null;
  /** True when a user should check the decoded letters. */
  isDoubtful: boolean;
  /** Reads the file in another encoding. @throws ImportFileError */
  readAs: (encoding: Encoding) => ImportFile;
}

export interface ImportFile {
  name: string;
  /** Hash of the bytes: identifies the file of an unfinished import. */
  fingerprint: string;
  headings: readonly string[];
  /** Non-empty rows. */
  rows: readonly FileRow[];
  /** Absent for a pasted table. */
  text?: FileText;
}

export type FileFault = 'spreadsheet' | 'binary' | 'tooLarge' | 'empty' | 'tooMany' | 'unclosed';

/** Why a file cannot be imported; `line` where known. */
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
