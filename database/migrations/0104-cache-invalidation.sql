-- Page cache invalidation by the public tables that had relied on their neighbours for it.

create trigger content_changed after insert or update or delete on publishing_acts
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on document_counts
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on article_counts
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on water_schedule_revisions
  for each row execute function content_changed();

-- Parts of a tariff carry no organisation. When the tariff itself is gone, its own trigger has notified.
create function tariff_part_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', org_id::text) from tariffs
    where id = (case tg_op when 'DELETE' then old.tariff_id else new.tariff_id end);
  return null;
end $$;

create trigger content_changed after insert or update or delete on tariff_slabs
  for each row execute function tariff_part_changed();
create trigger content_changed after insert or update or delete on tariff_fees
  for each row execute function tariff_part_changed();
create trigger content_changed after insert or update or delete on tariff_payment_steps
  for each row execute function tariff_part_changed();
