-- The text of each document's file by page, read once by a job; a file is never replaced.

create table document_texts (
  org_id integer not null references organisations on delete cascade,
  document_id bigint not null references documents on delete cascade,
  state text not null default 'pending' check (state in ('pending', 'read', 'empty', 'unreadable', 'unsupported')),
  attempts smallint not null default 0,
  page_count integer,
  -- Some of it was typed for Preeti or a kindred font.
  is_converted boolean not null default false,
  primary key (org_id, document_id)
);

create index document_texts_pending on document_texts (org_id, document_id) where state = 'pending';

create table document_pages (
  org_id integer not null references organisations on delete cascade,
  document_id bigint not null,
  page integer not null check (page >= 1),
  text text not null,
  primary key (org_id, document_id, page),
  foreign key (org_id, document_id) references document_texts on delete cascade
);

-- A text that waits to be read changes no page.
create trigger content_changed after update or delete on document_texts
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on document_pages
  for each row execute function content_changed();

create function document_text_pending() returns trigger language plpgsql as $$
begin
  insert into document_texts (org_id, document_id) values (new.org_id, new.id) on conflict do nothing;
  return null;
end $$;

create trigger text_pending after insert on documents for each row execute function document_text_pending();

insert into document_texts (org_id, document_id) select org_id, id from documents;
