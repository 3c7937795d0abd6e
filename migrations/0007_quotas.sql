CREATE TABLE `quota_use` (
	`key` text PRIMARY KEY NOT NULL,
	`used` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `quota_use_ends` ON `quota_use` (`ends_at`);