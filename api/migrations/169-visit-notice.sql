-- What visitors are told of their tours by e-mail. NEWS says what they do not know yet when it leaves; one waits at a time. A
-- REMINDER is of the visits of one day, once. The tour may be gone when its visitors are told so.
create table visit_notice (
  id bigint generated always as identity primary key,
  group_id uuid not null,
  contact_id bigint not null references contact,
  purpose text not null check (purpose in ('NEWS', 'REMINDER')),
  day date check ((purpose = 'REMINDER') = (day is not null)),
  kind text check (kind in ('CONFIRMATION', 'CHANGE', 'CANCELLATION', 'REMINDER')),
  status text not null default 'WAITING'
    check (status in ('WAITING', 'SENDING', 'SENT', 'FAILED', 'UNCERTAIN', 'CANCELLED')),
  said text,
  attempts int not null default 0,
  due_time timestamptz(3) not null,
  taken_time timestamptz(3),
  sent_time timestamptz(3),
  sent_by text not null,
  created_time timestamptz(3) not null default now()
);
create unique index visit_notice_news on visit_notice (group_id, contact_id)
  where purpose = 'NEWS' and status = 'WAITING';
create unique index visit_notice_reminder on visit_notice (group_id, contact_id, day) where purpose = 'REMINDER';
create index visit_notice_due on visit_notice (due_time) where status = 'WAITING';
create index visit_notice_sending on visit_notice (taken_time) where status = 'SENDING';
create index visit_notice_tour on visit_notice (group_id, id);
create index visit_notice_contact on visit_notice (contact_id);

-- What a message says of each visit. A visit that was taken away is still known by what was told of it.
create table visit_notice_line (
  notice_id bigint not null references visit_notice on delete cascade,
  visit_id bigint not null,
  news text not null check (news in ('PLANNED', 'CONFIRMED', 'MOVED', 'CANCELLED', 'REMINDED')),
  property_ref text collate "C" not null,
  start_time timestamptz(3) not null,
  end_time timestamptz(3) not null,
  confirmed boolean not null,
  sequence int not null,
  primary key (notice_id, visit_id)
);
