CREATE TABLE `pack_like` (
	`pack_id` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `pack_id`),
	FOREIGN KEY (`pack_id`) REFERENCES `pack`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pack_like_pack` ON `pack_like` (`pack_id`);--> statement-breakpoint
CREATE TABLE `picture` (
	`id` text NOT NULL,
	`owner_id` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `id`),
	FOREIGN KEY (`owner_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `picture_id` ON `picture` (`id`);--> statement-breakpoint
CREATE INDEX `picture_created` ON `picture` (`created_at`);--> statement-breakpoint
CREATE TABLE `picture_ban` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `pack` ADD `is_hidden` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `pack` ADD `rating` text DEFAULT 'adult' NOT NULL;--> statement-breakpoint
ALTER TABLE `pack` ADD `plays` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `pack` ADD `likes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `pack` ADD `shown` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `pack` ADD `flat` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `pack` ADD `retired` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `pack_hidden` ON `pack` (`kind`) WHERE "pack"."is_hidden" = 1;--> statement-breakpoint
CREATE INDEX `pack_fresh` ON `pack` (`updated_at`) WHERE "pack"."is_public" = 1 AND "pack"."is_hidden" = 0;--> statement-breakpoint
CREATE INDEX `pack_played` ON `pack` (`plays`) WHERE "pack"."is_public" = 1 AND "pack"."is_hidden" = 0;--> statement-breakpoint
ALTER TABLE `report` ADD `pack_id` text;--> statement-breakpoint
ALTER TABLE `report` ADD `reporter_user_id` text;--> statement-breakpoint
CREATE INDEX `report_pack` ON `report` (`pack_id`);