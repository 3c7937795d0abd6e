CREATE TABLE `game` (
	`id` text PRIMARY KEY NOT NULL,
	`room_id` text NOT NULL,
	`game_code` text NOT NULL,
	`game_type` text NOT NULL,
	`settings` text NOT NULL,
	`started_at` integer NOT NULL,
	`player_count` integer NOT NULL,
	`ended_at` integer,
	`round_count` integer,
	`highlights` text
);
--> statement-breakpoint
CREATE TABLE `game_player` (
	`game_id` text NOT NULL,
	`player_id` integer NOT NULL,
	`user_id` text,
	`alias` text NOT NULL,
	`avatar_src` text NOT NULL,
	`hex_color` text NOT NULL,
	`robot` integer NOT NULL,
	`score` real NOT NULL,
	`rank` integer NOT NULL,
	PRIMARY KEY(`game_id`, `player_id`)
);
--> statement-breakpoint
CREATE INDEX `game_player_user` ON `game_player` (`user_id`);--> statement-breakpoint
CREATE TABLE `room` (
	`id` text PRIMARY KEY NOT NULL,
	`game_code` text NOT NULL,
	`game_id` text,
	`game_type` text,
	`host_type` text NOT NULL,
	`host_user_id` text NOT NULL,
	`is_public` integer NOT NULL,
	`language` text NOT NULL,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`player_count` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `room_public` ON `room` (`created_at`) WHERE "room"."is_public" = 1 AND "room"."active" = 1;--> statement-breakpoint
CREATE INDEX `room_updated` ON `room` (`updated_at`);--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`family` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`rotated_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_token_hash_unique` ON `session` (`token_hash`);--> statement-breakpoint
CREATE INDEX `session_family` ON `session` (`family`);--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`user_id`);--> statement-breakpoint
CREATE INDEX `session_expiry` ON `session` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`guest_id` text,
	`language` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_guest_id_unique` ON `user` (`guest_id`);