import sql from 'sql-template-tag';

/** Of a contact `c`, as an index has it: the e-mail of its second person, in small letters. */
export const SECOND_EMAIL = sql`lower(c.parts -> 'secondPerson' ->> 'email')`;

/** Of a contact `c`, as an index has it: the name of its second person, family name first. */
export const SECOND_NAME = sql`normalise(
  coalesce(nullif(c.parts -> 'secondPerson' ->> 'lastName', ''), c.last_name) || ' ' || (c.parts -> 'secondPerson' ->> 'firstName'))`;

/** Conditions of both partial indexes. */
export const HAS_SECOND_EMAIL = sql`c.parts -> 'secondPerson' ->> 'email' is not null`;
export const HAS_SECOND_NAME = sql`c.parts -> 'secondPerson' ->> 'firstName' is not null`;
