-- Reading days that staff edit row by row: a number for each row.

alter table meter_readings_planned add column id integer generated always as identity;
alter table meter_readings_planned add unique (org_id, id);
