-- From when on the office is told that cash and cheques are overdue: days that an organisation decides about.

alter table billing_policies
  -- Days after which the cash of a closed day is brought to the bank.
  add column cash_overdue_days smallint not null default 2 check (cash_overdue_days between 0 and 60),
  -- Days after which a cheque is brought there, and after which the bank has answered.
  add column cheque_overdue_days smallint not null default 3 check (cheque_overdue_days between 0 and 60),
  add column cheque_answer_days smallint not null default 7 check (cheque_answer_days between 0 and 60);
