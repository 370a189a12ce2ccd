-- Who entered which lengths of a Bikram Sambat year in the console, with the version that the next one names.

create table calendar_year_edits (
  year integer not null check (year between 2000 and 2200),
  version integer not null check (version > 0),
  months integer[] not null check (array_length(months, 1) = 12),
  provisional boolean not null,
  source text not null check (source <> ''),
  note text not null default '',
  at timestamptz not null,
  -- Null: the system itself.
  by_id integer,
  by_name text not null,
  primary key (year, version)
);
