-- Complaint types and requested papers get numbers, so that the office edits them row by row.

alter table complaint_types add column id integer generated always as identity;
alter table complaint_types add unique (org_id, id);

alter table asked_papers add column id integer generated always as identity;
alter table asked_papers add unique (org_id, id);

-- A type that the office adds is named by its number; those of the first list keep their names, which have drawings.
create function complaint_type_key() returns trigger language plpgsql as $$
begin
  if new.key is null then
    new.key := 'own-' || new.id;
  end if;
  return new;
end $$;

create trigger complaint_type_key before insert on complaint_types
  for each row execute function complaint_type_key();
