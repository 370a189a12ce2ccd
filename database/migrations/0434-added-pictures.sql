-- A PDF file that is added to the library is shown with its document alone, which is announced itself. A condition of the trigger says so, in place
-- of the function of 0433.
create or replace trigger content_changed after update or delete on media
  for each row execute function content_added_or_changed();
create trigger picture_added after insert on media
  for each row when (new.kind = 'picture') execute function content_added_or_changed();
drop function media_changed();
