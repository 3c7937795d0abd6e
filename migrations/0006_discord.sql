CREATE TABLE `discord_instance` (
	`instance_id` text PRIMARY KEY NOT NULL,
	`game_code` text NOT NULL,
	`room_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `discord_instance_created` ON `discord_instance` (`created_at`);