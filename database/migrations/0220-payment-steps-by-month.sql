-- Steps of payment count days, or ends of Bikram Sambat months since the bill; the last may repeat until the tap is cut.

alter table tariff_payment_steps
  add column unit text not null default 'day' check (unit in ('day', 'month')),
  -- Every so many days or months after the last step, so many basis points more.
  add column repeat_every integer check (repeat_every > 0),
  add column repeat_basis_points integer check (repeat_basis_points > 0),
  add check ((repeat_every is null) = (repeat_basis_points is null)),
  add check (repeat_every is null or last_day is null);
