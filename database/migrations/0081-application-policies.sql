-- How long does an organisation keep an application after the last thing that happened to it?

create table application_policies (
  org_id integer primary key references organisations on delete cascade,
  -- Under way: when the source is short, earlier applications go first.
  open_days smallint not null default 730 check (open_days between 30 and 3650),
  -- Given back and never corrected.
  returned_days smallint not null default 365 check (returned_days between 30 and 3650),
  -- Time to complain against the decision.
  rejected_days smallint not null default 365 check (rejected_days between 30 and 3650),
  -- Proof of whose tap it is and on which papers.
  approved_days smallint not null default 3650 check (approved_days between 365 and 18250)
);

create function organisation_takes_applications() returns trigger language plpgsql as $$
begin
  insert into application_policies (org_id) values (new.id);
  return null;
end $$;

create trigger organisation_takes_applications after insert on organisations
  for each row execute function organisation_takes_applications();

insert into application_policies (org_id) select id from organisations;
