-- Towns are found however they are written, and Paris, Lyon and Marseille with their wards (arrondissements).

-- "Paris 18e" of the code of a ward, null of any other code: as wardName() of shared/domain/commune/wards.ts.
create function ward_name(insee text) returns text language sql immutable strict parallel safe as $$
  select case
    when insee ~ '^751(0[1-9]|1[0-9]|20)$' then 'Paris ' || right(insee, 2)::int
    when insee ~ '^6938[1-9]$' then 'Lyon ' || right(insee, 1)::int
    when insee ~ '^132(0[1-9]|1[0-6])$' then 'Marseille ' || right(insee, 2)::int
  end || case when insee in ('75101', '69381', '13201') then 'er' else 'e' end
$$;

-- A town's name to compare and to sort by: "ST DENIS", "Saint-Denis" and "Saint-Denis CEDEX 2" are one, and so are
-- "Paris 5", "PARIS 5EME" and "Paris 5e Arrondissement", which stands before "Paris 18e".
create function place_key(city text) returns text language plpgsql immutable strict parallel safe as $$
declare
  key text := regexp_replace(' ' || normalise(city) || ' ', ' cedex .*$', ' ');
begin
  if key ~ ' (st|ste|sts|stes)\.? ' then
    key := regexp_replace(regexp_replace(regexp_replace(regexp_replace(key,
      ' st\.? ', ' saint '), ' ste\.? ', ' sainte '), ' sts\.? ', ' saints '), ' stes\.? ', ' saintes ');
  end if;
  if key ~ '^ (paris|lyon|marseille) \d' then
    key := regexp_replace(key, '^ (paris|lyon|marseille) 0?(\d{1,2}) ?(er|ere|e|eme|ieme)?( arr[a-z.]*)? $', ' \1 \2 ');
    key := regexp_replace(key, '^ (\w+) (\d) $', ' \1 0\2 ');
  end if;
  return btrim(key);
end
$$;

-- The normalised words that a record is found by: those of its text, the other spelling of Saint, and what people type of
-- the ward of its INSEE code.
create function search_words(input text, insee text) returns text language plpgsql immutable parallel safe as $$
declare
  words text := ' ' || normalise(input) || ' ';
  ward text := case when insee like '75%' or insee like '69%' or insee like '13%' then ward_name(insee) end;
  number text := regexp_replace(ward, '\D', '', 'g');
begin
  if words like '% st%' or words like '% saint%' then
    words := words || concat_ws(' ',
      case when words like '% saint %' then 'st' end,
      case when words like '% sainte %' then 'ste' end,
      case when words like '% st %' or words like '% st. %' then 'saint' end,
      case when words like '% ste %' or words like '% ste. %' then 'sainte' end) || ' ';
  end if;
  if ward is not null then
    words := words || normalise(ward) || ' ' || number || 'eme arrondissement ' || to_char(number::int, 'FMrn');
  end if;
  return rtrim(words);
end
$$;

-- A postcode says the ward of an address that was kept with the code of the whole commune.
create function ward_of_postcode(insee text, postcode text) returns text language sql immutable parallel safe as $$
  select case
    when insee = '75056' and postcode ~ '^750(0[1-9]|1[0-9]|20)$' then '751' || right(postcode, 2)
    when insee = '75056' and postcode = '75116' then '75116'
    when insee = '69123' and postcode ~ '^6900[1-9]$' then '6938' || right(postcode, 1)
    when insee = '13055' and postcode ~ '^130(0[1-9]|1[0-6])$' then '132' || right(postcode, 2)
    else insee
  end
$$;

-- The address with its ward's code and name; a hamlet's name stays.
create function with_ward(location jsonb) returns jsonb language sql immutable parallel safe as $$
  select case when n.is_named then location || jsonb_build_object('insee', n.insee, 'city', n.name)
      || case when location ->> 'label' = concat_ws(', ', location ->> 'street',
          concat_ws(' ', location ->> 'postcode', location ->> 'city'))
        then jsonb_build_object('label', concat_ws(', ', location ->> 'street',
          concat_ws(' ', location ->> 'postcode', n.name))) else '{}' end
    else location || jsonb_build_object('insee', n.insee) end
  from (
    select w.insee, w.name, place_key(location ->> 'city') in (place_key(w.name), lower(split_part(w.name, ' ', 1))) as is_named
    from (select code as insee, ward_name(code) as name
      from ward_of_postcode(location ->> 'insee', location ->> 'postcode') as code) w
  ) n
$$;

-- Those who have the page open are told once.
select set_config('pignon.together', 'on', true);

update property as p set parts = p.parts || jsonb_build_object('location', w.place), city = w.place ->> 'city',
  insee = w.place ->> 'insee', version = p.version + 1
from property q cross join lateral (select with_ward(q.parts -> 'location') as place) w
where p.reference = q.reference and ward_name(ward_of_postcode(q.insee, q.postcode)) is not null
  and w.place <> q.parts -> 'location';

update contact as c set parts = c.parts || jsonb_build_object('location', w.place), city = w.place ->> 'city',
  insee = w.place ->> 'insee', version = c.version + 1
from contact q cross join lateral (select with_ward(q.parts -> 'location') as place) w
where c.id = q.id and ward_name(ward_of_postcode(q.insee, q.postcode)) is not null and w.place <> q.parts -> 'location';

drop function with_ward;
drop function ward_of_postcode;

-- Numbers of Saint-Pierre-et-Miquelon as people dial them: 0508 before six digits, 0 before nine.
update contact set phone_digits = regexp_replace(
    regexp_replace(phone_digits, ' 508(\d{6})(?= |$)', ' 0508\1', 'g'), ' 508(\d{9})(?= |$)', ' 0\1', 'g')
  where phone_digits ~ ' 508';

-- Who asks for the whole commune asks for each of its wards.
update contact_criteria set cities = cities || array(select '751' || lpad(n::text, 2, '0') from generate_series(1, 20) n)
  where '75056' = any(cities);
update contact_criteria set cities = cities || array(select '6938' || n from generate_series(1, 9) n)
  where '69123' = any(cities);
update contact_criteria set cities = cities || array(select '132' || lpad(n::text, 2, '0') from generate_series(1, 16) n)
  where '13055' = any(cities);

alter table property drop column search_text, drop column city_key;
alter table property
  add column city_key text collate "C" not null generated always as (place_key(city)) stored,
  add column search_text text not null generated always as (search_words(
    reference || ' ' || title || ' ' || coalesce(parts -> 'location' ->> 'street', '') || ' ' ||
    coalesce(postcode, '') || ' ' || city || ' ' ||
    coalesce(parts -> 'locationMetadata' ->> 'district', '') || ' ' || technical_id, insee
  )) stored;
create index property_city on property (city_key, reference)
  include (property_status, mandate_status, transaction_type, property_type, price);
create index property_search on property using gin (search_text gin_trgm_ops);

alter table contact drop column search_text, drop column city_key;
alter table contact
  add column city_key text collate "C" not null generated always as (place_key(coalesce(city, ''))) stored,
  add column search_text text not null generated always as (search_words(
    first_name || ' ' || last_name || ' ' || coalesce(company, '') || ' ' || coalesce(email, '') || ' ' ||
    coalesce(city, '') || ' ' || coalesce(postcode, '') || ' ' ||
    coalesce(parts -> 'secondPerson' ->> 'firstName', '') || ' ' ||
    coalesce(parts -> 'secondPerson' ->> 'lastName', '') || ' ' ||
    coalesce(parts -> 'secondPerson' ->> 'email', ''), insee
  )) stored;
create index contact_city on contact (city_key, id);
create index contact_company on contact (normalise(company), city_key) where company is not null;
create index contact_search on contact using gin (search_text gin_trgm_ops);

analyze property, contact;
