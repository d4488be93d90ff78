-- A source that does not say where the work is done leaves that open: nothing is claimed for it.
alter table jobs alter column work_mode drop not null;
