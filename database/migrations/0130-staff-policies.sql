-- What an organisation decides about its staff's sign-in. Without a row everybody needs a second factor.

create table staff_policies (
  org_id integer primary key references organisations on delete cascade,
  -- 0: only who administrates; 1: whoever has a role.
  second_factor_for_all smallint not null check (second_factor_for_all between 0 and 1)
);

-- The demonstration is tried out without an authenticator application.
insert into staff_policies (org_id, second_factor_for_all)
  select distinct g.org_id, 0 from role_grants g join demonstration_people d on d.person_id = g.person_id
   where g.org_id is not null;
