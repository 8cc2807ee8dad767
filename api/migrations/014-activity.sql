-- Two registers, each with numbers of its own: of the transaction card and of the management card. What was numbered so far
-- belongs to the first.
alter table mandate add column register text not null default 'T' check (register in ('T', 'G'));
alter table mandate drop constraint mandate_register_number_key;
alter table mandate add constraint mandate_register_place unique (register_number, register);
create index mandate_register_date on mandate (register, register_date, register_number)
  where register_number is not null;

-- The last number of each register; its row is held until the transaction that took a number ends, so that a signature
-- which fails gives its number back and no two get the same.
create table register_counter (
  register text primary key check (register in ('T', 'G')),
  last_number int not null,
  last_date timestamptz(3) not null
);
insert into register_counter (register, last_number, last_date)
  select register, max(register_number), max(register_date) from mandate where register_number is not null
  group by register;

-- What the clock looks for among the mandates that run.
create index mandate_term on mandate (end_date, id) where status = 'RUNNING';
create index mandate_withdrawal on mandate ((parts ->> 'withdrawalUntil') collate "C") where status = 'RUNNING';
create index mandate_irrevocability on mandate ((parts ->> 'irrevocableUntil') collate "C") where status = 'RUNNING';

-- What the clock has said of a mandate, so that it says it once.
create table mandate_notice (
  mandate_id bigint not null references mandate on delete cascade,
  kind text not null check (kind in ('WITHDRAWAL', 'IRREVOCABILITY', 'RENEWAL')),
  about date not null,
  noted_time timestamptz(3) not null default now(),
  primary key (mandate_id, kind, about)
);

alter table visit_group add column version int not null default 1;

-- Who may read somebody's calendar without signing in: whoever has the token, of which only the hash is kept.
create table calendar_token (
  user_email text primary key references app_user on update cascade on delete cascade,
  token_hash text not null unique,
  created_time timestamptz(3) not null default now()
);

-- Who wrote an event, where that is not whom it is for.
alter table event add column author text;
create index event_due on event (due_time, id);
create index event_to_do on event (user_email, due_time, id) where not done;
