-- runs on: 0.1
-- Until when a notification that a push service accepted is waited for on a device, before the next channel.
alter table alert add column shown_by timestamptz;
