-- A place in a register is for good. A mandate that an import took over may leave with the undoing of that import, while no
-- number was given after it: the transaction says so (pignon.taking_back).
create or replace function keep_register_place() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.register, new.register_number, new.register_date)
    is not distinct from (old.register, old.register_number, old.register_date) then
    return new;
  end if;
  if tg_op = 'DELETE' and current_setting('pignon.taking_back', true) = 'on'
    and jsonb_typeof(old.parts -> 'takenOver') = 'object'
    and not exists (select from mandate where register = old.register and register_number > old.register_number
      and coalesce(jsonb_typeof(parts -> 'takenOver'), 'null') = 'null') then
    return old;
  end if;
  raise exception 'Mandate % keeps its place in the register', old.id using errcode = 'integrity_constraint_violation';
end
$$;
