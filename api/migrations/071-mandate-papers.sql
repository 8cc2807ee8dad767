-- What was signed is kept as it was signed: the facts from which a contract (amendment 0) or one of its amendments is written,
-- and the bytes of each copy, of the agency (0) or of the nth principal.
create table mandate_paper (
  mandate_id bigint not null references mandate,
  amendment int not null check (amendment >= 0),
  facts jsonb not null,
  kept_time timestamptz(3) not null default now(),
  kept_by text not null,
  primary key (mandate_id, amendment)
);

create table mandate_paper_copy (
  mandate_id bigint not null,
  amendment int not null,
  copy int not null check (copy >= 0),
  file_name text not null,
  content bytea not null,
  sha256 text not null check (sha256 = encode(sha256(content), 'hex')),
  kept_time timestamptz(3) not null default now(),
  kept_by text not null,
  primary key (mandate_id, amendment, copy),
  foreign key (mandate_id, amendment) references mandate_paper on delete cascade
);

-- Nobody rewrites a signed paper, whatever program writes here. It goes with the data of its principals when the law no longer
-- wants it kept: the erasure says so for its own transaction.
create function keep_mandate_paper() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('pignon.retention_over', true) = 'on' then
    return old;
  end if;
  raise exception 'The paper of mandate % stays as it was signed', old.mandate_id
    using errcode = 'integrity_constraint_violation';
end
$$;
create trigger mandate_paper_stays before update or delete on mandate_paper
  for each row execute function keep_mandate_paper();
create trigger mandate_paper_copy_stays before update or delete on mandate_paper_copy
  for each row execute function keep_mandate_paper();
