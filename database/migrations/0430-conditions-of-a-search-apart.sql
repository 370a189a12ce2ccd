-- The conditions of a search are conditions of their own for the index, beside the window: GIN then looks for each of them from where the others are. Joined
-- into one, it evaluated all lexemes for each entry that has a rare one, in the whole index.

-- Public entries that meet every condition, the newest first, at most `max`. The first window has about 1,000 entries, and every further one makes
-- them three times as many; the last has all others. After each reading, what was found gives an estimate of how many entries hold what is missing; three windows
-- are read at once at most, because a few entries are a poor estimate. Where fewer than three have been found, everything is read, which is some
-- thousand entries at most. Never reads the whole table, whatever the statistics say.
-- The function of the same name with one condition is for instances of the version before, while both run.
create function search_windows(organisation integer, tier text, windows tsquery[], conditions tsquery[], at timestamptz, max integer)
returns setof search_entries language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0 as $$
declare
  final constant integer := cardinality(windows);
  -- Pages whose item is just being indexed again, at most.
  spare constant integer := 50;
  everything constant tsquery := format('''@%s''', organisation)::tsquery;
  -- As many conditions as the statements below have; those after the third are joined to it.
  first tsquery := conditions[1];
  second tsquery := coalesce(conditions[2], everything);
  third tsquery := coalesce(conditions[3], everything);
  wanted tsquery;
  first_window integer := 1;
  last_window integer := 1;
  -- Years and months (year times 100 plus month) of the windows that have been read.
  periods integer[] := '{}';
  missing integer := max;
  found integer;
  read float;
  needed float;
begin
  for i in 4 .. cardinality(conditions) loop
    third := third && conditions[i];
  end loop;
  loop
    if last_window = final then
      -- Everything of the organisation, without the periods below: to find their dates in the index takes longer than to look at those of the rows.
      -- What all entries have comes last, because each look at it costs most.
      wanted := first;
      first := second;
      second := third;
      third := everything;
    else
      wanted := windows[first_window];
      for i in first_window + 1 .. last_window loop
        wanted := wanted || windows[i];
      end loop;
    end if;
    if tier = 'pages' then
      return query
      select found_pages.* from (
        select e.* from search_entries e
         where e.org_id = organisation and e.page > 0 and e.text_key @@ wanted
           and e.text_key @@ first and e.text_key @@ second and e.text_key @@ third
           and (e.dated_on is null or extract(year from e.dated_on)::integer <> all (periods)
                                      and (extract(year from e.dated_on) * 100 + extract(month from e.dated_on))::integer <> all (periods))
           and e.public_from <= at and (e.public_until is null or e.public_until > at)
         order by e.dated_on desc nulls last, e.kind, e.item, e.page limit missing + spare
      ) as found_pages
       -- A page alone is never found.
       where exists (select from search_entries own
                      where own.org_id = found_pages.org_id and own.kind = found_pages.kind and own.item = found_pages.item and own.page = 0
                        and own.public_from <= at and (own.public_until is null or own.public_until > at))
       order by found_pages.dated_on desc nulls last, found_pages.kind, found_pages.item, found_pages.page limit missing;
    elsif tier = 'documents' then
      return query
      select e.* from search_entries e
       where e.org_id = organisation and e.page = 0 and e.kind = 'document' and e.text_key @@ wanted
         and e.text_key @@ first and e.text_key @@ second and e.text_key @@ third
         and (e.dated_on is null or extract(year from e.dated_on)::integer <> all (periods)
                                    and (extract(year from e.dated_on) * 100 + extract(month from e.dated_on))::integer <> all (periods))
         and e.public_from <= at and (e.public_until is null or e.public_until > at)
       order by e.dated_on desc nulls last, e.item limit missing;
    else
      return query
      select e.* from search_entries e
       where e.org_id = organisation and e.page = 0 and e.kind <> 'document' and (tier = 'others' or e.kind = tier) and e.text_key @@ wanted
         and e.text_key @@ first and e.text_key @@ second and e.text_key @@ third
         and e.public_from <= at and (e.public_until is null or e.public_until > at)
       order by e.dated_on desc nulls last, e.kind, e.item limit missing;
    end if;
    get diagnostics found = row_count;
    missing := missing - found;
    exit when missing <= 0 or last_window = final;
    periods := periods || array(select period[1]::integer from generate_series(first_window, last_window) i,
                                       regexp_matches(windows[i]::text, '\.(\d+)''', 'g') as period);
    read := 1000 * 3 ^ (last_window - 1);
    needed := read * (1 + 1.5 * missing / greatest(max - missing, 1));
    first_window := last_window + 1;
    last_window := first_window;
    if max - missing < 3 then
      last_window := final;
    end if;
    while last_window < least(final, first_window + 2) and 1000 * 3 ^ (last_window - 1) < needed loop
      last_window := last_window + 1;
    end loop;
  end loop;
end $$;
