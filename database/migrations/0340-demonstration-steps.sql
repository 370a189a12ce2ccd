-- What is still to be made of the demonstration after the server answers, in the order of `place`; a step is deleted in the transaction that makes it.

create table demonstration_steps (
  org_id integer not null references organisations on delete cascade,
  place integer not null,
  step text not null check (step in ('month', 'cases', 'end')),
  period text not null,
  months_ago integer not null check (months_ago >= 0),
  primary key (org_id, place)
);
