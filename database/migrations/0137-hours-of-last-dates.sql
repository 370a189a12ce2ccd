-- The hour of a last date, and the opening of bids. Both are optional: older notices have only the day.

alter table documents
  add column closes_time text check (closes_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column earlier_closes_time text,
  add column bids_open_on date,
  add column bids_open_time text check (bids_open_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add constraint documents_hours_with_days
    check ((closes_time is null or closes_on is not null) and (bids_open_time is null or bids_open_on is not null)),
  add constraint documents_bids_after_closing check (bids_open_on >= closes_on);
