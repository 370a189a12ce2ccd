-- An addition is announced with its table, so that what was read from other tables alone is not read again (docs/decisions/338). A process
-- of an earlier version does not follow the new channel; what it then lacks was only added.

create or replace function content_added_or_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform pg_notify('content_added', new.org_id || ' ' || tg_table_name);
    return null;
  end if;
  perform pg_notify('content_changed', old.org_id::text);
  if tg_op = 'UPDATE' then perform pg_notify('content_changed', new.org_id::text); end if;
  return null;
end $$;

create or replace function published_item_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or
     (tg_op = 'UPDATE' and old.org_id = new.org_id and (old.publish_from is null or old.withdrawn_at is not null)) then
    perform pg_notify('content_added', new.org_id || ' ' || tg_table_name);
    return null;
  end if;
  perform pg_notify('content_changed', old.org_id::text);
  if tg_op = 'UPDATE' then perform pg_notify('content_changed', new.org_id::text); end if;
  return null;
end $$;

create or replace function item_count_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_added', (case tg_op when 'DELETE' then old.org_id else new.org_id end) || ' ' || tg_table_name);
  return null;
end $$;

-- A PDF file in the library is shown with its document alone, which is announced itself.
create function media_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.kind = 'picture' then perform pg_notify('content_added', new.org_id || ' ' || tg_table_name); end if;
    return null;
  end if;
  perform pg_notify('content_changed', old.org_id::text);
  if tg_op = 'UPDATE' then perform pg_notify('content_changed', new.org_id::text); end if;
  return null;
end $$;
create or replace trigger content_changed after insert or update or delete on media
  for each row execute function media_changed();
