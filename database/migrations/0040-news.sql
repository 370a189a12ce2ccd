-- Which news does an organisation tell?

create table news_categories (
  org_id integer not null references organisations on delete cascade,
  code text not null check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position smallint not null,
  name_en text not null check (name_en <> ''),
  name_ne text not null check (name_ne <> ''),
  primary key (org_id, code)
);

create table articles (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category text not null,
  title_en text not null,
  title_ne text not null,
  summary_en text not null default '',
  summary_ne text not null default '',
  -- Checked and cleaned blocks; a picture in them is the position of a row of article_pictures.
  blocks jsonb not null,
  -- Addresses (slugs) of documents; each is offered while it is public.
  attachments text[] not null default '{}',
  -- The day that stands on the article; when the public may see it is the window below.
  published_on date not null,
  search_key text not null,
  publish_from timestamptz,
  publish_until timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  unique (org_id, slug),
  foreign key (org_id, category) references news_categories,
  check (title_en <> '' or title_ne <> ''),
  check (publish_until > publish_from)
);

-- The window rides along, so that a page of the list and its neighbours are found on an index alone.
create index articles_by_date on articles (org_id, published_on, id)
  include (publish_from, publish_until) where publish_from is not null and withdrawn_at is null;
create index articles_by_category on articles (org_id, category, published_on, id)
  include (publish_from, publish_until) where publish_from is not null and withdrawn_at is null;
create index articles_by_words on articles using gin (search_key gin_trgm_ops);

create table article_pictures (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  article_id bigint not null references articles on delete cascade,
  -- 0 is the picture above the article; those inside it are counted from 1.
  position smallint not null check (position >= 0),
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  blur text not null,
  unique (article_id, position)
);

-- How many stand in each category, without counting them: those without an end are kept here, the few that wait for
-- their go-live or carry an end are counted through the two indexes.
create table article_counts (
  org_id integer not null references organisations on delete cascade,
  category text not null,
  endless bigint not null,
  primary key (org_id, category)
);
create index articles_by_start on articles (org_id, publish_from)
  where publish_from is not null and publish_until is null and withdrawn_at is null;
create index articles_by_end on articles (org_id, publish_until)
  where publish_from is not null and publish_until is not null and withdrawn_at is null;

create function count_articles() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into article_counts as counts (org_id, category, endless)
      select org_id, category, count(*) from added
       where publish_from is not null and publish_until is null and withdrawn_at is null
       group by org_id, category order by org_id, category
      on conflict (org_id, category) do update set endless = counts.endless + excluded.endless;
  end if;
  if tg_op <> 'INSERT' then
    update article_counts as counts set endless = counts.endless - gone.number
      from (select org_id, category, count(*) as number from removed
             where publish_from is not null and publish_until is null and withdrawn_at is null
             group by org_id, category) as gone
     where counts.org_id = gone.org_id and counts.category = gone.category;
  end if;
  return null;
end $$;

create trigger articles_counted_in after insert on articles
  referencing new table as added for each statement execute function count_articles();
create trigger articles_counted_again after update on articles
  referencing old table as removed new table as added for each statement execute function count_articles();
create trigger articles_counted_out after delete on articles
  referencing old table as removed for each statement execute function count_articles();

create trigger content_changed after insert or update or delete on news_categories
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on articles
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on article_pictures
  for each row execute function content_changed();
