-- A place in a register is for good: its number and date never change and its mandate is never deleted (loi 70-9), whatever
-- program writes here.
create function keep_register_place() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.register, new.register_number, new.register_date)
    is not distinct from (old.register, old.register_number, old.register_date) then
    return new;
  end if;
  raise exception 'Mandate % keeps its place in the register', old.id using errcode = 'integrity_constraint_violation';
end
$$;
create trigger mandate_register_stays before update or delete on mandate
  for each row when (old.register_number is not null) execute function keep_register_place();
