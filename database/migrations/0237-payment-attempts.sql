-- Attempts to pay through a gateway: what is to be paid for which connections, and everything that was learnt about it since.

create table payment_attempts (
  org_id integer not null references organisations,
  -- As the gateways know it: some allow 20 characters.
  id text not null check (id ~ '^[A-Z0-9-]{12,20}$'),
  gateway text not null check (gateway ~ '^[a-z-]{2,20}$'),
  amount_paisa bigint not null check (amount_paisa between 1 and 100000000),
  begun_at timestamptz not null,
  -- What is paid until then counts from the day on which it was begun.
  quoted_until timestamptz not null,
  -- Null: paid without an account.
  person_id integer,
  language text not null check (language in ('en', 'ne')),
  state text not null check (state in ('begun', 'sent', 'returned', 'paid', 'failed', 'expired', 'refunded', 'ambiguous')),
  -- Where the payer is sent and with which fields, and the gateway's own number of it.
  handover jsonb,
  own_reference text,
  -- The merchant account with which it was begun.
  account integer,
  -- What the gateway has acknowledged.
  paid_paisa bigint check (paid_paisa > 0),
  paid_reference text,
  -- The receipt of what was posted to connections.
  receipt_fiscal_year text,
  receipt_number integer,
  receipt_code text,
  -- The first reason for which the office looks at it.
  difference text check (difference in ('amount', 'closed', 'twice', 'reference', 'refunded')),
  -- When the gateway is asked again; how often it was asked; when it last said that nothing was paid.
  ask_at timestamptz,
  asked integer not null default 0,
  unpaid_at timestamptz,
  primary key (org_id, id),
  check ((paid_paisa is null) = (paid_reference is null)),
  check (state <> 'paid' or paid_paisa is not null)
);
-- A gateway finds the attempt by its number alone.
create unique index payment_attempts_by_id on payment_attempts (id);
-- What a gateway has acknowledged once pays for one attempt.
create unique index payment_attempts_acknowledged on payment_attempts (org_id, gateway, paid_reference);
create index payment_attempts_to_ask on payment_attempts (org_id, ask_at) where ask_at is not null;
create index payment_attempts_listed on payment_attempts (org_id, begun_at);
create index payment_attempts_of_person on payment_attempts (org_id, person_id, begun_at) where person_id is not null;

create table payment_attempt_parts (
  org_id integer not null,
  attempt_id text not null,
  connection_id integer not null,
  amount_paisa bigint not null check (amount_paisa > 0),
  -- The payment of this connection, or the receipt that is not identified.
  entry_id bigint,
  primary key (org_id, attempt_id, connection_id),
  foreign key (org_id, attempt_id) references payment_attempts (org_id, id),
  foreign key (org_id, connection_id) references connections (org_id, id),
  foreign key (org_id, entry_id) references ledger_entries (org_id, id)
);
create index payment_attempt_parts_of_connection on payment_attempt_parts (org_id, connection_id);

create table payment_attempt_events (
  org_id integer not null,
  attempt_id text not null,
  position integer not null,
  at timestamptz not null,
  state text not null,
  -- As the gateway said it.
  word text not null default '' check (length(word) <= 200),
  amount_paisa bigint,
  reference text,
  -- The query with which the payer came back, for gateways that answer no question.
  evidence jsonb,
  primary key (org_id, attempt_id, position),
  foreign key (org_id, attempt_id) references payment_attempts (org_id, id)
);

create function payment_attempt_events_stay() returns trigger language plpgsql as $$
begin
  raise exception 'what happened to an attempt is not changed and not removed';
end $$;
create trigger payment_attempt_events_stay before update or delete on payment_attempt_events
  for each row execute function payment_attempt_events_stay();
create trigger payment_attempt_events_are_not_emptied before truncate on payment_attempt_events
  execute function payment_attempt_events_stay();

create function payment_attempts_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.org_id, new.id, new.gateway, new.amount_paisa, new.begun_at, new.quoted_until)
      = (old.org_id, old.id, old.gateway, old.amount_paisa, old.begun_at, old.quoted_until)
    and (old.paid_paisa is null or (new.paid_paisa, new.paid_reference) = (old.paid_paisa, old.paid_reference)) then
    return new;
  end if;
  raise exception 'an attempt keeps its amount and what was acknowledged, and is not removed';
end $$;
create trigger payment_attempts_stay before update or delete on payment_attempts
  for each row execute function payment_attempts_stay();
create trigger payment_attempts_are_not_emptied before truncate on payment_attempts
  execute function payment_attempts_stay();
