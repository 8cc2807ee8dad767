-- The orders in which lists are read downwards, where what has no value comes last.
create index mandate_register_down on mandate (register_number desc nulls last, id desc);
create index mandate_start_down on mandate (start_date desc nulls last, id desc);
create index mandate_end_down on mandate (end_date desc nulls last, id desc);
create index mandate_price_down on mandate (price desc nulls last, id desc);
create index event_due_down on event (due_time desc nulls last, id desc);
