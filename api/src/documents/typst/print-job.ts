/** The templates of `api/templates`: one per document. */
export type TemplateName =
  'window-card' | 'property-sheet' | 'mandate' | 'letter' | 'register' | 'voucher' | 'seller-report';

/** A document to set: what the template shows, every word of it, and the pictures it names. */
export interface PrintJob {
  template: TemplateName;
  /** Shown by readers of the file in place of its name. */
  title: string;
  author: string;
  content: object;
  /** JPEG or PNG bytes; templates read them as `/pictures/<name>`. */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** How many papers the file holds; one unless said. */
  papers?: number;
}

/** What goes to the child and what comes back. */
export interface TypstRequest {
  template: string;
  inputs: Record<string, string>;
  pictures: [name: string, bytes: Uint8Array][];
}
export type TypstResponse = { pdf: Uint8Array } | { failure: string };
