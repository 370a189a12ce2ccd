-- How an application came: through which program, or how a person came to the office; and who registered it at the counter.

alter table applications add column channel text not null default 'web' check (channel <> '');

alter table application_steps drop constraint application_steps_check;
-- Whoever registers an application at the counter is named in its first step.
alter table application_steps add constraint application_steps_by
  check (by_id is not null or kind in ('submitted', 'resubmitted'));
