-- Lists that the office edits row by row (holidays, offices, officers …): the history of edits, numbers of holidays, and the order of officers.

-- The edits of rows and settings. The number of the newest edit is the version on which the next one is based; it outlives a removed row,
-- which is restored from `before`.
create table office_edits (
  org_id integer not null references organisations on delete cascade,
  -- What was edited (`holiday`, `officer`, `organisation`), and the number of its row.
  subject text not null,
  subject_id integer not null,
  version integer not null check (version > 0),
  act text not null check (act in ('added', 'changed', 'removed', 'restored')),
  at timestamptz not null,
  -- Null: the system itself.
  by_id integer,
  by_name text not null,
  note text not null default '',
  before jsonb,
  after jsonb,
  primary key (org_id, subject, subject_id, version)
);

alter table holidays add column id integer generated always as identity;
alter table holidays add unique (org_id, id);

-- Checked at the end of a statement, so that one statement can exchange positions.
alter table offices drop constraint offices_org_id_position_key;
alter table offices add unique (org_id, position) deferrable initially immediate;

alter table officers add column position smallint not null default 0;
update officers set position = ordered.position
  from (select id, row_number() over (partition by org_id order by id) - 1 as position from officers) as ordered
 where ordered.id = officers.id;
