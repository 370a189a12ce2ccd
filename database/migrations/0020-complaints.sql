-- What have people reported, and who did what about it, when?

-- What a complaint can be about. The hours are office hours: the office's promise for this kind of trouble.
create table complaint_types (
  org_id integer not null references organisations on delete cascade,
  key text not null check (key ~ '^[a-z][a-z0-9-]{0,39}$'),
  position smallint not null,
  label_en text not null check (label_en <> ''),
  label_ne text not null check (label_ne <> ''),
  hours smallint not null check (hours between 1 and 2000),
  -- A kind that is not offered any more keeps its old complaints.
  offered boolean not null default true,
  primary key (org_id, key)
);

create table complaint_policies (
  org_id integer primary key references organisations on delete cascade,
  -- How long after the office finished the reporter may open the complaint again.
  reopen_days smallint not null default 7 check (reopen_days between 0 and 365),
  -- How long a complaint is kept after the last thing that happened to it.
  kept_days smallint not null default 730 check (kept_days between 30 and 3650),
  -- How many wards can be chosen; null: any number is accepted.
  wards smallint check (wards between 1 and 40)
);

create table complaints (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  code text not null check (code ~ '^C-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  type text not null,
  name text not null check (name <> ''),
  phone text not null check (phone ~ '^\+977[0-9]{8,11}$'),
  email text not null default '',
  address text not null default '',
  message text not null check (message <> ''),
  ward smallint check (ward between 1 and 40),
  tol text not null default '',
  landmark text not null default '',
  neighbour text not null default '',
  customer_number text not null default '',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- Through which program it came, and in which language it is answered.
  channel text not null,
  language text not null check (language in ('en', 'ne')),
  received_at timestamptz not null,
  -- By the rules, from the events and the office hours; null while the clock stands still.
  warn_at timestamptz,
  due_at timestamptz,
  erase_after date not null,
  unique (org_id, code),
  foreign key (org_id, type) references complaint_types,
  check ((latitude is null) = (longitude is null)),
  check ((warn_at is null) = (due_at is null))
);
create index complaints_newest on complaints (org_id, received_at desc, id desc);
create index complaints_due on complaints (org_id, due_at) where due_at is not null;
create index complaints_erasure on complaints (erase_after);

create table complaint_photos (
  id bigint generated always as identity primary key,
  complaint_id bigint not null references complaints on delete cascade,
  position smallint not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  size integer not null check (size > 0),
  width integer not null,
  height integer not null,
  unique (complaint_id, position)
);

-- Everything that ever happened to a complaint, in its order; the last row says its state.
create table complaint_events (
  id bigint generated always as identity primary key,
  complaint_id bigint not null references complaints on delete cascade,
  kind text not null check (kind in
    ('received', 'assigned', 'answered', 'asked', 'commented', 'resolved', 'rejected', 'reopened', 'closed', 'rated')),
  state text not null check (state in
    ('received', 'assigned', 'answered', 'waiting', 'resolved', 'reopened', 'closed', 'rejected')),
  side text not null check (side in ('customer', 'officer', 'clock')),
  -- The officer who did it, as named at the time.
  staff_id integer,
  staff_name text,
  assignee_id integer,
  rating smallint check (rating between 1 and 5),
  text text not null default '',
  at timestamptz not null,
  check ((side = 'officer') = (staff_id is not null)),
  check ((kind = 'assigned') = (assignee_id is not null)),
  check ((kind = 'rated') = (rating is not null))
);
create index complaint_events_of on complaint_events (complaint_id, id);

create trigger content_changed after insert or update or delete on complaint_types
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on complaint_policies
  for each row execute function content_changed();
