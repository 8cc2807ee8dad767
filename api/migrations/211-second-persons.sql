-- The second person of a contact is found as the first is: by e-mail, and by name, which is the first one's where none is said.
create index contact_second_email on contact (lower(parts -> 'secondPerson' ->> 'email'))
  where parts -> 'secondPerson' ->> 'email' is not null;
create index contact_second_name on contact (normalise(
  coalesce(nullif(parts -> 'secondPerson' ->> 'lastName', ''), last_name) || ' ' || (parts -> 'secondPerson' ->> 'firstName')))
  where parts -> 'secondPerson' ->> 'firstName' is not null;
