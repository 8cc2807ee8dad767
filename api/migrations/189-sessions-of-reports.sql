-- Which page told of a load or a failure: a page from its opening to its end is a session, of which a version may fail.
alter table remote_load add column session uuid;
create index remote_load_session on remote_load (session) where session is not null;
create index remote_load_release on remote_load (remote, release, at) where session is not null;
alter table client_error add column session uuid;
create index client_error_release on client_error (remote, release, at) where session is not null;
