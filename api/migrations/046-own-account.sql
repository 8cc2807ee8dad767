-- An identity whose owner closed the account is deleted at the identity service, rather than only signed out.
alter table identity_revocation add column remove boolean not null default false;
