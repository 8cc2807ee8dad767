/** One line of a file with its number as a spreadsheet counts it, the headings being line 1. */
export interface FileRow {
  line: number;
  cells: readonly string[];
}

export interface ImportFile {
  name: string;
  /** The same for the same bytes: tells whether a file is the one that an import was begun with. */
  fingerprint: string;
  headings: readonly string[];
  /** Lines that hold something. */
  rows: readonly FileRow[];
}

export type FileFault = 'spreadsheet' | 'binary' | 'tooLarge' | 'empty' | 'tooMany' | 'unclosed';

/** Why a file cannot be imported at all; `line` where that is known. */
export class ImportFileError extends Error {
  constructor(
    readonly fault: FileFault,
    readonly line = 0,
  ) {
    super(fault);
  }
}
