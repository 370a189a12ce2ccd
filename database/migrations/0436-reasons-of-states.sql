-- Why a connection was cut, reconnected or closed, and by whom; '' where the register or an import states it.
alter table connection_states
  add column reason text not null default '',
  add column entered_by text not null default '';
