-- A sending may repeat another one, and its file may be larger than 2 GB.
alter table sync_run add column replay_of bigint references sync_run on delete set null;
alter table sync_run alter column file_size type bigint;
-- A deleted portal keeps its name for the sendings that were made to it.
alter table portal add column deleted_time timestamptz(3);
-- XML is written in UTF-8, and these portals fetch pictures at their addresses.
update portal set settings = settings || '{"mode": "URL", "encoding": "UTF-8"}' where kind <> 'POLIRIS';
