-- District of an organisation, with which application forms begin.

alter table organisations
  add column district_en text not null default '',
  add column district_ne text not null default '';

-- Damak and Mechinagar are municipalities of Jhapa.
update organisations set district_en = 'Jhapa', district_ne = 'झापा' where id in (320, 487);
