/** The templates of `api/templates`: one per document. */
export type TemplateName =
  'window-card' | 'property-sheet' | 'mandate' | 'letter' | 'register' | 'voucher' | 'seller-report';

/** A document to set: its data with every text, and its images. */
export interface PrintJob {
  template: TemplateName;
  /** Title shown by PDF readers. */
  title: string;
  author: string;
  content: object;
  /** JPEG or PNG bytes; templates read them as `/pictures/<name>`. */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** Number of documents in the file; one by default. */
  papers?: number;
}

/** Request to the child process. */
export interface TypstRequest {
  template: string;
  inputs: Record<string, string>;
  pictures: [name: string, bytes: Uint8Array][];
}
export type TypstResponse = { pdf: Uint8Array } | { failure: string };
