-- Editions that bills cite by a tariff that an import of the same rows has replaced since: the tariffs of their day are cited, too.

insert into cited_tariffs (org_id, tariff_id)
select distinct b.org_id, t.id
  from bills b
 cross join lateral jsonb_array_elements(b.lines) line
  join tariffs t on t.org_id = b.org_id and t.effective_from::text = line->'edition'->>'effectiveFrom'
 where line->>'kind' = 'charge'
    on conflict do nothing;
