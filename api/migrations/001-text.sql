create extension if not exists pg_trgm;

-- Accent- and case-blind form of a text: the same result as normalise() of the product's domain code. The collation is
-- named so that letters are told apart the same way whatever the database was created with; servers differ in what they
-- offer.
do $$
declare
  unicode text;
begin
  select collname into strict unicode from pg_collation
  where collname in ('pg_c_utf8', 'und-x-icu', 'C.utf8')
  order by array_position(array['pg_c_utf8', 'und-x-icu', 'C.utf8'], collname::text) limit 1;
  execute format($create$
    create function normalise(input text) returns text
    language sql immutable strict parallel safe
    return btrim(regexp_replace(
      replace(replace(
        lower(regexp_replace(normalize(input, NFD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+', '', 'g') collate %1$I),
        'œ', 'oe'), 'æ', 'ae'),
      '[^[:alnum:]²³¹¼½¾@.+]+' collate %1$I, ' ', 'g'))
  $create$, unicode);
end
$$;
