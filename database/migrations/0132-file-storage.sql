-- Which folder of stored files belongs to this database. Every instance compares it with its own folder at the start.

create table file_storage (
  single boolean primary key default true check (single),
  id text not null
);
