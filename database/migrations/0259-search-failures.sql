-- Searches without a result by day in Nepal: folded words and how often, without a person, an address or a device.
create table search_failures (
  org_id integer not null references organisations on delete cascade,
  day date not null,
  query text not null check (length(query) between 1 and 60),
  searches integer not null check (searches > 0),
  primary key (org_id, day, query)
);
