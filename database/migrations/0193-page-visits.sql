-- Visits of public pages by kind of page and day in Nepal: sums alone, without a person, an address or a device.
create table page_visits (
  org_id integer not null references organisations on delete cascade,
  day date not null,
  page text not null check (page ~ '^/[^ ]{0,99}$'),
  visits integer not null check (visits > 0),
  primary key (org_id, day, page)
);
