create function sandbox_time(moment timestamptz) returns timestamptz language sql stable as $$
  select moment + coalesce((select value::interval from settings where name = 'clock'), interval '0')
$$;
--> statement-breakpoint
alter table documents alter column created_at set default sandbox_time(now());
--> statement-breakpoint
alter table documents alter column updated_at set default sandbox_time(now());
--> statement-breakpoint
alter table documents add column planned json;
--> statement-breakpoint
alter table transitions alter column created_at set default sandbox_time(now());
--> statement-breakpoint
alter table flows alter column created_at set default sandbox_time(now());
--> statement-breakpoint
alter table reconciliations alter column created_at set default sandbox_time(now());
--> statement-breakpoint
alter table transactions alter column created_at set default sandbox_time(now());
--> statement-breakpoint
alter table counterparts alter column created_at set default sandbox_time(now());
--> statement-breakpoint
alter table requests alter column created_at set default sandbox_time(now());
--> statement-breakpoint
alter table shares alter column created_at set default sandbox_time(now());
--> statement-breakpoint
alter table events alter column created_at set default sandbox_time(now());
--> statement-breakpoint
alter table deliveries alter column due_at set default sandbox_time(now());
--> statement-breakpoint
create table snapshots (name text primary key, content json not null, created_at timestamptz(3) not null default now());
