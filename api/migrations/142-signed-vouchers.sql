-- What visitors signed on screen is kept as it was signed: the words of a voucher and the visits it holds from its first
-- signature on, each signature by the place of who signed, and the bytes of the paper after each signing.
create table visit_voucher (
  id bigint generated always as identity primary key,
  group_id uuid not null references visit_group,
  number int not null check (number >= 1),
  facts jsonb not null,
  kept_time timestamptz(3) not null default now(),
  kept_by text not null,
  unique (group_id, number)
);
create index visit_voucher_signatory on visit_voucher using gin ((facts -> 'signatories') jsonb_path_ops);

create table visit_voucher_signature (
  voucher_id bigint not null references visit_voucher on delete cascade,
  place int not null check (place >= 0),
  image text not null,
  signed_time timestamptz(3) not null default now(),
  taken_by text not null,
  primary key (voucher_id, place)
);

-- `signatures`: how many the copy shows.
create table visit_voucher_copy (
  voucher_id bigint not null references visit_voucher on delete cascade,
  signatures int not null check (signatures >= 1),
  file_name text not null,
  content bytea not null,
  sha256 text not null check (sha256 = encode(sha256(content), 'hex')),
  kept_time timestamptz(3) not null default now(),
  kept_by text not null,
  primary key (voucher_id, signatures)
);

-- Messages that carried a voucher to a visitor. SENDING of long ago was cut off: nobody knows whether it arrived.
create table visit_voucher_mail (
  id bigint generated always as identity primary key,
  voucher_id bigint not null references visit_voucher on delete cascade,
  contact_id bigint not null references contact,
  status text not null default 'SENDING' check (status in ('SENDING', 'SENT', 'FAILED', 'UNCERTAIN')),
  said text,
  sent_by text not null,
  created_time timestamptz(3) not null default now()
);
create index visit_voucher_mail_voucher on visit_voucher_mail (voucher_id, id);
create index visit_voucher_mail_contact on visit_voucher_mail (contact_id);

-- Nobody rewrites what was signed, whatever program writes here. It goes with the data of its visitors when it need not be
-- kept any more: the erasure says so for its own transaction.
create function keep_visit_voucher() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('pignon.retention_over', true) = 'on' then
    return old;
  end if;
  raise exception 'A signed voucher stays as it was signed' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger visit_voucher_stays before update or delete on visit_voucher
  for each row execute function keep_visit_voucher();
create trigger visit_voucher_signature_stays before update or delete on visit_voucher_signature
  for each row execute function keep_visit_voucher();
create trigger visit_voucher_copy_stays before update or delete on visit_voucher_copy
  for each row execute function keep_visit_voucher();
