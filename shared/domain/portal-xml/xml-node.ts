import type { OutgoingListing } from '../poliris/write/outgoing-listing';

/** An XML element; text and children exclude each other. */
export interface XmlNode {
  name: string;
  attributes?: Readonly<Record<string, string>>;
  text?: string;
  children?: readonly XmlNode[];
}

/** An element of a format: name, value, and source of both. */
export interface XmlField<Source extends string> {
  name: string;
  source: Source;
  /** Null omits the element. */
  text: (listing: OutgoingListing) => string | null;
}

/** Elements for which a listing has a value, in the order of the table. */
export const fieldNodes = <Source extends string>(
  fields: readonly XmlField<Source>[],
  listing: OutgoingListing,
): XmlNode[] =>
  fields.flatMap(({ name, text }) => {
    const listingText = text(listing);
    return listingText === null || listingText === '' ? [] : [{ name, text: listingText }];
  });
