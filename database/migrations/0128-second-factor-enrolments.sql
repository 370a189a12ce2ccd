-- A second factor that is being set up stays apart, so that the one in use is good until the new one is confirmed.

create table second_factor_enrolments (
  person_id integer primary key references people,
  -- The new shared secret, encrypted with the installation's key.
  secret text not null,
  begun_at timestamptz not null
);
insert into second_factor_enrolments (person_id, secret, begun_at)
  select person_id, secret, begun_at from second_factors where confirmed_at is null;
delete from second_factors where confirmed_at is null;
alter table second_factors alter confirmed_at set not null;
