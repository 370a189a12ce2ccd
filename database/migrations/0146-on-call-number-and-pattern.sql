-- Telephone for a burst pipe while the office is closed, and the drawn pattern of an organisation's pages; '' is one by its number.

alter table organisations
  add column on_call_no text not null default '',
  add column on_call_en text not null default '',
  add column on_call_ne text not null default '',
  add column pattern text not null default '' check (pattern in ('', 'waves', 'hills', 'tea', 'weave', 'plain'));

-- As 0142, with the pattern and the telephones: instances have them in memory.
create or replace function organisation_identity_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.name_en, old.name_ne, old.is_default, old.icon_hash, old.icon_png_hash, old.primary_colour,
      old.accent_colour, old.pattern, old.contact_no, old.on_call_no, old.on_call_en, old.on_call_ne,
      old.sample_facts)
      is not distinct from
      (new.name_en, new.name_ne, new.is_default, new.icon_hash, new.icon_png_hash, new.primary_colour,
      new.accent_colour, new.pattern, new.contact_no, new.on_call_no, new.on_call_en, new.on_call_ne,
      new.sample_facts) then
    return null;
  end if;
  perform pg_notify('organisations_changed', (case tg_op when 'DELETE' then old.id else new.id end)::text);
  return null;
end $$;
