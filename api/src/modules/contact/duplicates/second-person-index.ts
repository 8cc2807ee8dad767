import sql from 'sql-template-tag';

/** E-mail of a contact's second person, lower-case, as indexed. */
export const SECOND_EMAIL = sql`lower(c.parts -> 'secondPerson' ->> 'email')`;

/** Name of a contact's second person, family name first, as indexed. */
export const SECOND_NAME = sql`normalise(
  coalesce(nullif(c.parts -> 'secondPerson' ->> 'lastName', ''), c.last_name) || ' ' || (c.parts -> 'secondPerson' ->> 'firstName'))`;

/** Conditions of both partial indexes. */
export const HAS_SECOND_EMAIL = sql`c.parts -> 'secondPerson' ->> 'email' is not null`;
export const HAS_SECOND_NAME = sql`c.parts -> 'secondPerson' ->> 'firstName' is not null`;
