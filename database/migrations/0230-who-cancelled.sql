-- Who cancelled a billing run or a credit note, as a person, so that the name is in both scripts; cancelled_by keeps the name as it was recorded.

-- Null for the system itself, or where the name of then is that of several people.
alter table billing_runs add column cancelled_by_id integer;
alter table credit_notes add column cancelled_by_id integer;

create temporary view named_once as
  select g.org_id, p.name_en, min(p.id) as id
    from people p join (select distinct org_id, person_id from role_grants) g on g.person_id = p.id
   group by g.org_id, p.name_en having count(*) = 1;

update billing_runs r set cancelled_by_id = p.id from named_once p where r.org_id = p.org_id and r.cancelled_by = p.name_en;

alter table credit_notes disable trigger credit_notes_stay;
update credit_notes n set cancelled_by_id = p.id from named_once p where n.org_id = p.org_id and n.cancelled_by = p.name_en;
alter table credit_notes enable trigger credit_notes_stay;

drop view named_once;
