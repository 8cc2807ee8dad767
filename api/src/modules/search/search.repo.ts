import { normalise } from '@pignon/shared/domain/common/normalise';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { MAX_SEARCH_HITS } from '@pignon/shared/domain/search/search.enums';
import sql, { join, type Sql } from 'sql-template-tag';
import { wordPatterns } from '../../db/conditions';
import type { Queryable } from '../../db/db';
import { contactText } from '../contact/contact-find.repo';
import { phonePattern } from '../contact/phone-pattern';

/** More answers than these are not weighed against each other: the most recent stand for them. */
const WEIGHED = 1000;

export interface Weighed {
  /** 1 when every word is there whole, more when the answer is named outright. */
  score: number;
  archived: boolean;
  modifiedTime: string;
}

export interface PropertyAnswer extends Weighed {
  reference: string;
  title: string;
  city: string;
  price: number | null;
}

export interface ContactAnswer
  extends Weighed, Pick<Contact, 'id' | 'title' | 'firstName' | 'lastName' | 'company' | 'contactType'> {
  city: string | null;
}

const bestFirst = (key: Sql): Sql =>
  sql`order by score desc, archived, "modifiedTime" desc, ${key} desc limit ${MAX_SEARCH_HITS}::int`;

/** Properties that hold every word of the text. */
export async function searchProperties(db: Queryable, text: string): Promise<PropertyAnswer[]> {
  const words = wordPatterns(text).map((pattern) => sql`search_text like ${pattern}`);
  if (words.length === 0) return [];
  return db.query<PropertyAnswer>(sql`
    select reference, title, city, price, property_status = 'ARCHIVED' as archived, modified_time as "modifiedTime",
      case when reference = upper(${text}) then 2 else strict_word_similarity(${normalise(text)}, search_text)
      end::float8 as score
    from (select * from property where ${join(words, ' and ')}
      order by modified_time desc, reference desc limit ${WEIGHED}::int) as answers
    ${bestFirst(sql`reference`)}`);
}

function contactScore(text: string): Sql {
  const words = sql`strict_word_similarity(${normalise(text)}, search_text)`;
  const phone = phonePattern(text);
  return phone ? sql`case when phone_digits like ${phone} then 1.5 else ${words} end` : words;
}

/** Contacts that hold every word of the text, or the phone number that it is. */
export async function searchContacts(db: Queryable, text: string): Promise<ContactAnswer[]> {
  const asked = contactText(text);
  if (!asked) return [];
  return db.query<ContactAnswer>(sql`
    select id, title, first_name as "firstName", last_name as "lastName", company, contact_type as "contactType", city,
      archived, modified_time as "modifiedTime", ${contactScore(text)}::float8 as score
    from (select c.* from contact c where ${asked} order by c.modified_time desc, c.id desc limit ${WEIGHED}::int)
      as answers
    ${bestFirst(sql`id`)}`);
}
