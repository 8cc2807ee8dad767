-- By what right a user signs for the agency, and the number that proves it (an attestation, or the RSAC).
alter table app_user
  add column agent_capacity text check (agent_capacity in ('HOLDER', 'EMPLOYEE', 'COMMERCIAL_AGENT')),
  add column agent_credential text check (char_length(agent_credential) <= 100);
