-- Why numbers are missing in a register that was begun with another software: numbers given here leave no gap.
create table register_gap (
  register text not null check (register in ('T', 'G')),
  first_number integer not null check (first_number >= 1),
  last_number integer not null check (last_number >= first_number),
  reason text not null,
  primary key (register, first_number)
);
