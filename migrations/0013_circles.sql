CREATE TABLE `circle` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`link_number` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `circle_date` (
	`circle_id` text PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`at` integer NOT NULL,
	`minutes` integer NOT NULL,
	`sequence` integer NOT NULL,
	`is_off` integer DEFAULT false NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`circle_id`) REFERENCES `circle`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `circle_evening` (
	`circle_id` text NOT NULL,
	`room_id` text NOT NULL,
	`reel_id` text,
	`at` integer NOT NULL,
	`left_out` text,
	PRIMARY KEY(`circle_id`, `room_id`),
	FOREIGN KEY (`circle_id`) REFERENCES `circle`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `circle_evening_reel` ON `circle_evening` (`reel_id`);--> statement-breakpoint
CREATE TABLE `circle_member` (
	`id` text PRIMARY KEY NOT NULL,
	`circle_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`avatar_src` text NOT NULL,
	`joined_at` integer NOT NULL,
	`leads` integer DEFAULT false NOT NULL,
	`reply` text,
	FOREIGN KEY (`circle_id`) REFERENCES `circle`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `circle_member_user` ON `circle_member` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `circle_member_once` ON `circle_member` (`circle_id`,`user_id`);