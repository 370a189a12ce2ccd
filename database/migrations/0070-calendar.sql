-- Which years of Bikram Sambat differ from what the release assumed, and where that was published?

create table calendar_years (
  year integer primary key check (year between 2000 and 2200),
  -- The days of Baisakh to Chaitra.
  months integer[] not null check (array_length(months, 1) = 12 and 29 <= all (months) and 32 >= all (months)),
  -- Provisional: still expected to change.
  provisional boolean not null default false,
  source text not null check (source <> ''),
  entered_at timestamptz not null default now()
);

-- Every page of every organisation may show a date: an empty payload means all of them.
create function calendar_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', '');
  return null;
end $$;

create trigger calendar_changed after insert or update or delete on calendar_years
  for each statement execute function calendar_changed();
