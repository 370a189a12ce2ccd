-- Kinds of changes in the notification that invalidates cached pages: `487` for any change, `+487` when something was only added, so that
-- nothing readable has been withdrawn or corrected (docs/decisions/167). Both are the number 487 to an instance that knows no difference.

-- Rows that belong to published items, and their history.
create function content_added_or_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform pg_notify('content_changed', '+' || new.org_id);
    return null;
  end if;
  perform pg_notify('content_changed', old.org_id::text);
  if tg_op = 'UPDATE' then perform pg_notify('content_changed', new.org_id::text); end if;
  return null;
end $$;

-- Published items: one that was a draft or withdrawn was not readable, whatever it becomes. A time in the future is not compared with
-- the clock of the database.
create function published_item_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or
     (tg_op = 'UPDATE' and old.org_id = new.org_id and (old.publish_from is null or old.withdrawn_at is not null)) then
    perform pg_notify('content_changed', '+' || new.org_id);
    return null;
  end if;
  perform pg_notify('content_changed', old.org_id::text);
  if tg_op = 'UPDATE' then perform pg_notify('content_changed', new.org_id::text); end if;
  return null;
end $$;

-- Counts of listed items, written in the transaction of the item, which says itself when it was withdrawn.
create function item_count_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', '+' || (case tg_op when 'DELETE' then old.org_id else new.org_id end));
  return null;
end $$;

do $$
declare each text;
begin
  foreach each in array array['albums', 'articles', 'disclosures', 'documents', 'members', 'pages', 'questions', 'services', 'slides',
      'water_tests'] loop
    execute format('create or replace trigger content_changed after insert or update or delete on %I
      for each row execute function published_item_changed()', each);
  end loop;
  foreach each in array array['album_pictures', 'article_pictures', 'page_pictures', 'publishing_acts', 'water_results'] loop
    execute format('create or replace trigger content_changed after insert or update or delete on %I
      for each row execute function content_added_or_changed()', each);
  end loop;
  foreach each in array array['article_counts', 'document_counts'] loop
    execute format('create or replace trigger content_changed after insert or update or delete on %I
      for each row execute function item_count_changed()', each);
  end loop;
end $$;

-- What every instance has in memory of each organisation (name, icon, hosts) is read again only when it has changed.
create function organisation_identity_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.name_en, old.name_ne, old.is_default, old.icon_hash, old.icon_png_hash)
      is not distinct from (new.name_en, new.name_ne, new.is_default, new.icon_hash, new.icon_png_hash) then
    return null;
  end if;
  perform pg_notify('organisations_changed', (case tg_op when 'DELETE' then old.id else new.id end)::text);
  return null;
end $$;
create trigger organisations_changed after insert or update or delete on organisations
  for each row execute function organisation_identity_changed();

create function organisation_host_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('organisations_changed', (case tg_op when 'DELETE' then old.org_id else new.org_id end)::text);
  return null;
end $$;
create trigger organisations_changed after insert or update or delete on organisation_hosts
  for each row execute function organisation_host_changed();
