-- What is to be done, in its order: a task by its due date, anything else by its start.
create index event_planned on event ((case when type = 'TASK' then due_time else start_time end), id)
  include (type, user_email) where not done;
