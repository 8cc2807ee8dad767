-- The order in which somebody keeps views over a list; a new one comes last.
alter table user_view_pin add column place int not null default 0;
update user_view_pin p set place = sorted.place
from (select p.user_email, p.view_id, row_number() over (partition by p.user_email order by v.name_key, v.id) as place
  from user_view_pin p join user_view v on v.id = p.view_id) sorted
where sorted.user_email = p.user_email and sorted.view_id = p.view_id;
