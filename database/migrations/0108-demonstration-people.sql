-- The accounts of the demonstration: they sign in only while the demonstration is switched on, and one command removes them.

create table demonstration_people (
  person_id integer primary key references people on delete cascade,
  added_at timestamptz not null default now(),
  -- When the demonstration was switched off; null while its accounts may sign in.
  closed_at timestamptz
);

-- Installations from before this table. Nothing else gives a number below 1001.
insert into demonstration_people (person_id)
  select id from people where id in (1, 2, 11, 12, 13, 14, 15, 16);
