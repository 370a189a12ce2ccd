-- A person may have a link to a connection in the time of each of its holders: a tenant stays when the house is sold.

alter table connection_links drop constraint connection_links_org_id_connection_id_person_id_key;
alter table connection_links add unique (org_id, connection_id, held_from, person_id);
