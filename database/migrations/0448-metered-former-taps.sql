-- Whether a tap had a meter before each change: months before its first meter stay unmetered. Of earlier changes it is what the connection is now.

alter table connection_former_taps add column metered boolean;
update connection_former_taps t set metered = c.metered
  from connections c where c.org_id = t.org_id and c.id = t.connection_id;
alter table connection_former_taps alter column metered set not null;
