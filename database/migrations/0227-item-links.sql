-- Links in the texts of public items, and what the last check of each found.

create table item_links (
  org_id integer not null references organisations on delete cascade,
  subject text not null,
  subject_id integer not null,
  url text not null,
  -- Null while nothing is known against it.
  issue text check (issue in ('missing', 'gone', 'unknown-host', 'unreachable')),
  -- Checks in a row that have failed.
  failures integer not null default 0,
  broken_since timestamptz,
  checked_at timestamptz,
  check ((issue is null) = (broken_since is null)),
  primary key (org_id, subject, subject_id, url)
);
create index item_links_of_url on item_links (org_id, url);
create index item_links_broken on item_links (org_id, subject, subject_id) where issue is not null;

select jobs.create_queue('check-links-of-item', '{"policy": "short", "notify": true, "retryLimit": 5, "retryDelay": 30, "retryBackoff": true, "retryDelayMax": 3600, "heartbeatSeconds": 60}');
