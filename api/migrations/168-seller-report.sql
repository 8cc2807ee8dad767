-- What the agency told the owners of a property of a period: the paper to the byte, and the messages that carried it. It names
-- neither visitors nor owners.
create table property_report (
  id bigint generated always as identity primary key,
  property_ref text collate "C" not null references property on delete cascade,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  -- What it says: one that says the same is the same.
  words_sha256 text not null,
  file_name text not null,
  content bytea not null,
  sha256 text not null check (sha256 = encode(sha256(content), 'hex')),
  kept_time timestamptz(3) not null default now(),
  kept_by text not null,
  unique (property_ref, from_day, to_day, words_sha256)
);
create index property_report_property on property_report (property_ref, id desc);

-- SENDING of long ago was cut off: nobody knows whether it arrived.
create table property_report_mail (
  id bigint generated always as identity primary key,
  report_id bigint not null references property_report on delete cascade,
  contact_id bigint not null references contact,
  status text not null default 'SENDING' check (status in ('SENDING', 'SENT', 'FAILED', 'UNCERTAIN')),
  said text,
  sent_by text not null,
  created_time timestamptz(3) not null default now()
);
create index property_report_mail_report on property_report_mail (report_id, id);
create index property_report_mail_contact on property_report_mail (contact_id);
