import { normalise } from '@pignon/shared/domain/common/text/normalise';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { PropertyStatus, TransactionType } from '@pignon/shared/domain/property/property.enums';
import { MAX_SEARCH_HITS } from '@pignon/shared/domain/search/search.enums';
import { typedReference } from '@pignon/shared/domain/search/typed-reference';
import sql, { join, type Sql } from 'sql-template-tag';
import { wordPatterns } from '../../db/conditions';
import type { Queryable } from '../../db/db';
import { meetsTerm, textTerms } from '../../places/text-terms';
import { contactText, NOT_ERASED } from '../contact/find/contact-find.repo';
import { phonePattern } from '../contact/find/phone-pattern';

/** Maximum number of matches that are ranked, the most recent. */
const MAX_RANKED = 1000;

export interface RankedRow {
  /** 1 when every word matches whole; more when the search names the record exactly. */
  score: number;
  archived: boolean;
  modifiedTime: string;
}

export interface PropertyAnswer extends RankedRow {
  reference: string;
  title: string;
  city: string;
  price: number | null;
  transactionType: TransactionType;
  propertyStatus: PropertyStatus;
}

export interface ContactAnswer
  extends RankedRow, Pick<Contact, 'id' | 'title' | 'firstName' | 'lastName' | 'company' | 'contactType'> {
  city: string | null;
}

const bestFirst = (key: Sql): Sql =>
  sql`order by score desc, archived, "modifiedTime" desc, ${key} desc limit ${MAX_SEARCH_HITS}::int`;

const FUZZY_LETTERS = 4;

/** Matches every word, whole or in part; `close` also matches similar spelling (trigrams) in long words. */
function wordsIn(text: string, close: boolean): Sql | undefined {
  const patterns = wordPatterns(text);
  if (patterns.length === 0) return undefined;
  const words = normalise(text).split(' ');
  const conditions = close
    ? patterns.map((pattern, index) => {
        const word = words[index] ?? '';
        return word.length >= FUZZY_LETTERS ? sql`${word} <% search_text` : sql`search_text like ${pattern}`;
      })
    : textTerms(text).map((term) => meetsTerm(term, sql`search_text`, sql`insee`));
  return join(conditions, ' and ');
}

/** Finds properties that contain every word, or by reference. */
export async function searchProperties(db: Queryable, text: string, close = false): Promise<PropertyAnswer[]> {
  const words = wordsIn(text, close);
  if (!words) return [];
  const reference = typedReference(text) ?? text.toUpperCase();
  return db.query<PropertyAnswer>(sql`
    select reference, title, city, price, transaction_type as "transactionType",
      property_status as "propertyStatus", property_status = 'ARCHIVED' as archived, modified_time as "modifiedTime",
      case when reference = ${reference} then 2 else strict_word_similarity(${normalise(text)}, search_text)
      end::float8 as score
    from (
      (select * from property where ${words} and reference <> ${reference}
        order by modified_time desc, reference desc limit ${MAX_RANKED}::int)
      union all select * from property where reference = ${reference}
    ) as answers
    ${bestFirst(sql`reference`)}`);
}

function contactScore(text: string): Sql {
  const words = sql`strict_word_similarity(${normalise(text)}, search_text)`;
  const phone = phonePattern(text);
  return phone ? sql`case when phone_digits like ${phone} then 1.5 else ${words} end` : words;
}

/** Finds contacts that contain every word, or by phone number. */
export async function searchContacts(db: Queryable, text: string, close = false): Promise<ContactAnswer[]> {
  const condition = close ? wordsIn(text, true) : contactText(text);
  if (!condition) return [];
  return db.query<ContactAnswer>(sql`
    select id, title, first_name as "firstName", last_name as "lastName", company, contact_type as "contactType", city,
      archived, modified_time as "modifiedTime", ${contactScore(text)}::float8 as score
    from (select c.* from contact c where ${condition} and ${NOT_ERASED}
        order by c.modified_time desc, c.id desc limit ${MAX_RANKED}::int)
      as answers
    ${bestFirst(sql`id`)}`);
}
