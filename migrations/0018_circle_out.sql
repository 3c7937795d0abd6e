CREATE TABLE `circle_out` (
	`circle_id` text NOT NULL,
	`user_id` text NOT NULL,
	`link_number` integer NOT NULL,
	PRIMARY KEY(`circle_id`, `user_id`),
	FOREIGN KEY (`circle_id`) REFERENCES `circle`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `circle_out_user` ON `circle_out` (`user_id`);