-- Who read a meter, as a person, so that the name is in both scripts; read_by keeps the name as it was recorded.

-- Null for an import, or where the name of then is that of several people.
alter table readings add column read_by_id integer;

update readings r set read_by_id = p.id
  from (select g.org_id, p.name_en, min(p.id) as id
          from people p join (select distinct org_id, person_id from role_grants) g on g.person_id = p.id
         group by g.org_id, p.name_en having count(*) = 1) p
 where r.org_id = p.org_id and r.read_by = p.name_en and r.read_by <> '';
