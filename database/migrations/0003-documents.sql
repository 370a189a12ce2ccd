-- What was published, by whom and when; and the documents of the nine report lists.

-- Every publishing act, kept for ever. The item's own row carries the window that results.
create table publishing_acts (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  subject text not null check (subject <> ''),
  subject_id bigint not null,
  act text not null check (act in ('published', 'scheduled', 'expiry-set', 'withdrawn', 'returned-to-draft')),
  effective_at timestamptz not null,
  note_en text not null default '',
  note_ne text not null default '',
  by_actor text not null check (by_actor <> ''),
  at timestamptz not null,
  check (act <> 'withdrawn' or note_en <> '' or note_ne <> '')
);
create index publishing_acts_of on publishing_acts (org_id, subject, subject_id, id);
-- When does the organisation's public content next change by the clock alone?
create index publishing_acts_ahead on publishing_acts (org_id, effective_at);

-- Alphabetical order as readers expect it, with 2 before 10 in either script's digits.
create collation reading_order_en (provider = icu, locale = 'en-u-kn-true');
create collation reading_order_ne (provider = icu, locale = 'ne-u-kn-true');

create table documents (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  type text not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title_en text not null,
  title_ne text not null,
  filename text collate reading_order_en not null check (filename <> ''),
  media_type text not null,
  size_bytes bigint not null check (size_bytes > 0),
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  -- The day that stands on the notice; when the public may see it is the window below.
  published_on date not null,
  opens_on date,
  closes_on date,
  corrects_id bigint references documents,
  search_key text not null,
  publish_from timestamptz,
  publish_until timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  -- What a reader of that language sees as the title.
  shown_en text collate reading_order_en not null generated always as (coalesce(nullif(title_en, ''), title_ne)) stored,
  shown_ne text collate reading_order_ne not null generated always as (coalesce(nullif(title_ne, ''), title_en)) stored,
  unique (org_id, slug),
  check (title_en <> '' or title_ne <> ''),
  check (opens_on <= closes_on),
  check (publish_until > publish_from)
);

-- The same bytes stand once in a list: importing a folder again adds nothing.
create unique index documents_one_of_its_bytes on documents (org_id, type, file_hash) where withdrawn_at is null;
create index documents_corrections on documents (corrects_id) where corrects_id is not null;

-- One index for each order of a list. The window rides along, so that a deep page reads the index alone.
create index documents_by_date on documents (org_id, type, published_on, id)
  include (publish_from, publish_until) where publish_from is not null and withdrawn_at is null;
create index documents_by_title_en on documents (org_id, type, shown_en, id)
  include (publish_from, publish_until) where publish_from is not null and withdrawn_at is null;
create index documents_by_title_ne on documents (org_id, type, shown_ne, id)
  include (publish_from, publish_until) where publish_from is not null and withdrawn_at is null;
create index documents_by_filename on documents (org_id, type, filename, id)
  include (publish_from, publish_until) where publish_from is not null and withdrawn_at is null;
create index documents_by_size on documents (org_id, type, size_bytes, id)
  include (publish_from, publish_until) where publish_from is not null and withdrawn_at is null;
create index documents_by_words on documents using gin (search_key gin_trgm_ops);

-- How many are listed, without counting them: those without an end are kept in a row here, the few that wait for their
-- go-live or carry an end are counted through the two indexes.
create table document_counts (
  org_id integer not null references organisations on delete cascade,
  type text not null,
  endless bigint not null,
  primary key (org_id, type)
);
create index documents_by_start on documents (org_id, type, publish_from)
  where publish_from is not null and publish_until is null and withdrawn_at is null;
create index documents_by_end on documents (org_id, type, publish_until)
  where publish_from is not null and publish_until is not null and withdrawn_at is null;

create function count_documents() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into document_counts as counts (org_id, type, endless)
      select org_id, type, count(*) from added
       where publish_from is not null and publish_until is null and withdrawn_at is null
       group by org_id, type order by org_id, type
      on conflict (org_id, type) do update set endless = counts.endless + excluded.endless;
  end if;
  if tg_op <> 'INSERT' then
    update document_counts as counts set endless = counts.endless - gone.number
      from (select org_id, type, count(*) as number from removed
             where publish_from is not null and publish_until is null and withdrawn_at is null
             group by org_id, type) as gone
     where counts.org_id = gone.org_id and counts.type = gone.type;
  end if;
  return null;
end $$;

create trigger documents_counted_in after insert on documents
  referencing new table as added for each statement execute function count_documents();
create trigger documents_counted_again after update on documents
  referencing old table as removed new table as added for each statement execute function count_documents();
create trigger documents_counted_out after delete on documents
  referencing old table as removed for each statement execute function count_documents();

create trigger content_changed after insert or update or delete on documents
  for each row execute function content_changed();
