-- The office looks at articles of every category and every publishing state together.

create index articles_office_by_date on articles (org_id, published_on, id)
  include (category, publish_from, publish_until, withdrawn_at);
create index articles_office_by_entry on articles (org_id, created_at, id)
  include (category, publish_from, publish_until, withdrawn_at);
create index articles_drafts on articles (org_id, created_at, id) where publish_from is null and withdrawn_at is null;
create index articles_withdrawn on articles (org_id, created_at, id) where withdrawn_at is not null;
create index articles_starting on articles (org_id, publish_from)
  where publish_from is not null and withdrawn_at is null;
create index articles_ending on articles (org_id, publish_until)
  where publish_until is not null and withdrawn_at is null;
