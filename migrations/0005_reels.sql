CREATE TABLE `reel` (
	`id` text PRIMARY KEY NOT NULL,
	`room_id` text NOT NULL,
	`host_user_id` text NOT NULL,
	`language` text NOT NULL,
	`is_on` integer NOT NULL,
	`left_out` text NOT NULL,
	`evening` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`removed_at` integer
);
--> statement-breakpoint
CREATE INDEX `reel_expiry` ON `reel` (`expires_at`);--> statement-breakpoint
CREATE INDEX `game_room` ON `game` (`room_id`);