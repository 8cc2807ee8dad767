import { contactName } from '@pignon/shared/domain/contact/contact-name';
import { priceText } from '@pignon/shared/domain/property/price/price-text';
import { MAX_SEARCH_HITS, type SearchKind } from '@pignon/shared/domain/search/search.enums';
import type { SearchHit } from '@pignon/shared/domain/search/search.schema';
import type { Queryable } from '../../db/db';
import {
  searchContacts,
  searchProperties,
  type ContactAnswer,
  type PropertyAnswer,
  type RankedRow,
} from './search.repo';

interface Answer {
  weight: RankedRow;
  hit: SearchHit;
}

function propertyHit(answer: PropertyAnswer): Answer {
  const { reference, title, city, price, transactionType, propertyStatus, archived } = answer;
  const detail = [city, price === null ? '' : priceText(price, transactionType)].filter(Boolean).join(', ');
  const hit = { kind: 'property', reference, transactionType, propertyStatus, label: title, detail, archived } as const;
  return { weight: answer, hit };
}

function contactHit(answer: ContactAnswer): Answer {
  const { id, contactType, city, archived } = answer;
  return {
    weight: answer,
    hit: { kind: 'contact', id, contactType, label: contactName(answer), detail: city ?? '', archived },
  };
}

function compare({ weight: a }: Answer, { weight: b }: Answer): number {
  return b.score - a.score || Number(a.archived) - Number(b.archived) || b.modifiedTime.localeCompare(a.modifiedTime);
}

const HALF = MAX_SEARCH_HITS / 2;

/** Takes the best of one kind; the other kind gets half of the results when it has as many. */
const share = (own: Answer[], others: Answer[]) => own.slice(0, Math.max(HALF, MAX_SEARCH_HITS - others.length));

async function answers(db: Queryable, text: string, kinds: readonly SearchKind[], close: boolean): Promise<Answer[]> {
  const [properties, contacts] = await Promise.all([
    kinds.includes('property') ? searchProperties(db, text, close).then((found) => found.map(propertyHit)) : [],
    kinds.includes('contact') ? searchContacts(db, text, close).then((found) => found.map(contactHit)) : [],
  ]);
  return [...share(properties, contacts), ...share(contacts, properties)].sort(compare);
}

/**
 * Searches properties and contacts, best first, archived ones last, at most 20. Without exact matches it returns
 * similar spellings.
 */
export async function search(db: Queryable, text: string, kinds: readonly SearchKind[]): Promise<SearchHit[]> {
  const exact = await answers(db, text, kinds, false);
  const found = exact.length > 0 ? exact : await answers(db, text, kinds, true);
  return found.map(({ hit }) => hit);
}
