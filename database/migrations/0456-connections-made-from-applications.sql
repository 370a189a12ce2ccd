-- The connection that was made from an application for a new one, by which its page finds the application and its papers.

alter table applications
  add column made_connection_id integer,
  add check (made_connection_id is null or kind = 'new'),
  add foreign key (org_id, made_connection_id) references connections (org_id, id) on delete set null (made_connection_id);
create unique index applications_by_made_connection on applications (org_id, made_connection_id)
  where made_connection_id is not null;
