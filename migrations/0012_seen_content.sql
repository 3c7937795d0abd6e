ALTER TABLE `game` ADD `shown` text;--> statement-breakpoint
ALTER TABLE `game` ADD `host_user_id` text;--> statement-breakpoint
CREATE INDEX `game_host` ON `game` (`host_user_id`);