-- Tariffs that a bill cites: they are superseded by a later edition, never changed and never removed.

create table cited_tariffs (
  org_id integer not null references organisations on delete cascade,
  tariff_id bigint not null references tariffs,
  primary key (org_id, tariff_id)
);

insert into cited_tariffs (org_id, tariff_id)
select distinct b.org_id, t.id
  from bills b
 cross join lateral jsonb_array_elements(b.lines) line
  join tariffs t on t.org_id = b.org_id and t.id::text = line->'edition'->>'tariffId'
 where line->>'kind' = 'charge';

-- `TG_ARGV[0]`: the column that names the tariff.
create function cited_tariffs_stay() returns trigger language plpgsql as $$
begin
  if exists (select from cited_tariffs where tariff_id = (to_jsonb(old)->>tg_argv[0])::bigint) then
    raise exception 'a tariff that bills cite is not changed and not removed: a later edition supersedes it';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

create trigger cited_tariffs_stay before update or delete on tariffs
  for each row execute function cited_tariffs_stay('id');
create trigger cited_slabs_stay before update or delete on tariff_slabs
  for each row execute function cited_tariffs_stay('tariff_id');
create trigger cited_fees_stay before update or delete on tariff_fees
  for each row execute function cited_tariffs_stay('tariff_id');
create trigger cited_payment_steps_stay before update or delete on tariff_payment_steps
  for each row execute function cited_tariffs_stay('tariff_id');
