-- What was last decided of somebody who had been silent for years, and when they come up again; the journal has them all.
create table contact_review (
  contact_id bigint primary key references contact on delete cascade,
  decision text not null check (decision in ('KEEP', 'ASK', 'ARCHIVE')),
  reason text not null,
  until date not null,
  user_email text not null,
  decided_time timestamptz(3) not null default now()
);
