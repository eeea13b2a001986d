-- runs on: this release
-- Until when a notification that a push service accepted is waited for on a device, before the next channel.
alter table alert add column shown_by timestamptz;
