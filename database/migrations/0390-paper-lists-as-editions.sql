-- Lists of requested papers and price lists are editions, which the console prepares and which take effect on a day.

alter table editions drop constraint editions_kind_check;
alter table editions add constraint editions_kind_check check (kind in ('tariff', 'supply-plan', 'paper-list', 'price-list'));

-- The day on which the list takes effect. 1900-01-01: that with which an organisation begins.
alter table asked_papers add column effective_from date not null default '1900-01-01';
alter table asked_papers drop constraint asked_papers_pkey;
alter table asked_papers add primary key (org_id, effective_from, purpose, kind);
-- Rows are no longer edited one by one. `asked` false: of no list, a name for applications that have the paper.
alter table asked_papers drop column id;
