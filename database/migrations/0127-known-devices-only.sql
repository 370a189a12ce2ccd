-- A network is no proof of a person: only the device's own secret is remembered.

delete from known_devices where mark like 'n:%';
alter table known_devices add constraint known_devices_devices_only check (mark like 'd:%');
