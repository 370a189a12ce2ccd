-- Colours of an organisation as '#rrggbb', from which its pages' steps are computed; '' is the product's.

alter table organisations
  add column primary_colour text not null default '' check (primary_colour ~ '^(#[0-9a-f]{6})?$'),
  add column accent_colour text not null default '' check (accent_colour ~ '^(#[0-9a-f]{6})?$');

-- As 0141, with the colours: instances have their steps in memory.
create or replace function organisation_identity_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.name_en, old.name_ne, old.is_default, old.icon_hash, old.icon_png_hash, old.primary_colour, old.accent_colour)
      is not distinct from
      (new.name_en, new.name_ne, new.is_default, new.icon_hash, new.icon_png_hash, new.primary_colour, new.accent_colour) then
    return null;
  end if;
  perform pg_notify('organisations_changed', (case tg_op when 'DELETE' then old.id else new.id end)::text);
  return null;
end $$;
