-- Pages of files that have no text of their own, and whose text is recognised from their picture where the machine can.

create table document_scans (
  org_id integer not null references organisations on delete cascade,
  document_id bigint not null,
  page integer not null check (page >= 1),
  state text not null default 'pending' check (state in ('pending', 'read', 'empty', 'unreadable')),
  attempts smallint not null default 0,
  primary key (org_id, document_id, page),
  foreign key (org_id, document_id) references document_texts on delete cascade
);
create index document_scans_pending on document_scans (org_id, document_id, page) where state = 'pending';

-- Recognised from a picture: letters and numbers may be wrong.
alter table document_pages add column is_machine_read boolean not null default false;

insert into document_scans (org_id, document_id, page)
select t.org_id, t.document_id, number
  from document_texts t
  join documents d on d.org_id = t.org_id and d.id = t.document_id
  cross join lateral generate_series(1, least(t.page_count, 300)) as number
 where d.media_type = 'application/pdf' and t.state in ('read', 'empty')
   and not exists (select from document_pages p
                    where p.org_id = t.org_id and p.document_id = t.document_id and p.page = number and length(p.text) >= 20);

-- Pictures that are published as documents, and old Word and Excel files, which are read now too.
update document_texts t set state = 'pending', attempts = 0
  from documents d
 where d.org_id = t.org_id and d.id = t.document_id and t.state = 'unsupported'
   and d.media_type in ('image/png', 'image/jpeg', 'image/webp', 'application/msword', 'application/vnd.ms-excel');
