-- A mandate has a folder of files: what was signed on paper, proofs of identity, the title deed, certificates.
alter table media drop constraint media_owner_check;
alter table media add constraint media_owner_check check (owner in ('property', 'contact', 'mandate'));
alter table media_list drop constraint media_list_owner_check;
alter table media_list add constraint media_list_owner_check check (owner in ('property', 'contact', 'mandate'));
