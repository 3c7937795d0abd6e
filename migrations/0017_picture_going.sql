CREATE TABLE `picture_going` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
