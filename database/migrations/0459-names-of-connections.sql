-- Holders have few different names: a search looks these up, and reads the connections of each in the order of the list.

-- The sounds of a holder's name, the end of the stored key (`search_key`); null where it has none.
alter table connections add column name_sounds text
  generated always as (substr(search_key, nullif(strpos(search_key, ' ~'), 0) + 1)) stored;

create index connections_by_name on connections (org_id, name_sounds, customer_number) include (ward, id);

-- Each name that a connection has or had, once; what is left of a former holder's name leads to no connection.
create table connection_names (
  org_id integer not null references organisations (id),
  sounds text not null,
  primary key (org_id, sounds)
);

insert into connection_names (org_id, sounds) select distinct org_id, name_sounds from connections where name_sounds is not null;

-- Names are added seldom: without the list of pending ones, which each search would look through.
create index connection_names_terms on connection_names using gin (key_terms(org_id, sounds)) with (fastupdate = off);

-- In one order, so that two statements that add the same names do not wait for each other.
create function add_connection_names() returns trigger
  language plpgsql
  as $$
begin
  insert into connection_names (org_id, sounds)
  select distinct org_id, name_sounds from changed where name_sounds is not null order by 1, 2
      on conflict do nothing;
  return null;
end $$;

create trigger connections_add_names after insert on connections
  referencing new table as changed for each statement execute function add_connection_names();

create trigger connections_change_names after update on connections
  referencing new table as changed for each statement execute function add_connection_names();

-- Instances of the version before search without it while both run.
drop index connections_terms;
