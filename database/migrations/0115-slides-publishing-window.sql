-- Slides are published like everything else: the days on which one is shown become its publishing window, with their history.

alter table slides
  add column publish_from timestamptz,
  add column publish_until timestamptz,
  add column withdrawn_at timestamptz;

-- A day begins at midnight in Nepal, 5:45 hours before Greenwich; the last day was included. Without a first day a slide was public
-- from its entry on, unless its last day had passed by then.
update slides set
  publish_from = coalesce(
    (shown_from::timestamp - interval '5 hours 45 minutes') at time zone 'UTC',
    least(created_at, (shown_until::timestamp - interval '5 hours 45 minutes') at time zone 'UTC')),
  publish_until = ((shown_until + 1)::timestamp - interval '5 hours 45 minutes') at time zone 'UTC';

insert into publishing_acts (org_id, subject, subject_id, act, effective_at, by_actor, at)
  select org_id, 'slide', id, case when publish_from > created_at then 'scheduled' else 'published' end, publish_from,
         'machine migration', created_at
    from slides order by id;
insert into publishing_acts (org_id, subject, subject_id, act, effective_at, by_actor, at)
  select org_id, 'slide', id, 'expiry-set', publish_until, 'machine migration', created_at
    from slides where publish_until is not null order by id;

alter table slides drop column shown_from, drop column shown_until;
alter table slides alter column created_at drop default;
alter table slides add check (publish_until > publish_from);

create index slides_office_by_entry on slides (org_id, created_at, id)
  include (publish_from, publish_until, withdrawn_at);
create index slides_by_picture on slides (org_id, picture_hash);
