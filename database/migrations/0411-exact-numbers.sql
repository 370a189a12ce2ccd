-- Whole numbers of a connection, as somebody reads them from a paper or a telephone: found without the trigram index.
create index connections_by_old_number on connections (org_id, upper(old_number)) where old_number is not null;
create index connection_holders_by_phone on connection_holders (org_id, phone) where held_until is null and phone is not null;
create index connection_meters_by_serial on connection_meters (org_id, upper(serial)) where removed_on is null and serial <> '';
