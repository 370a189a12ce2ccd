-- The point of a picture that stays in view where a page cuts it, in per cent of its width and height; null for the middle.

alter table media add column focus_x smallint check (focus_x between 0 and 100 and focus_x % 10 = 0);
alter table media add column focus_y smallint check (focus_y between 0 and 100 and focus_y % 10 = 0);
alter table media add check ((focus_x is null) = (focus_y is null));
alter table media add check (focus_x is null or kind = 'picture');
