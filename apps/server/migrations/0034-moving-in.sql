-- Up to where the CDN in front was told what has changed, and what all of its pages showed beside that.
create table cdn_purges (
  single boolean primary key default true check (single),
  log_cursor text not null,
  edition text not null
);
