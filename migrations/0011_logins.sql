ALTER TABLE `session` ADD `device` text;--> statement-breakpoint
ALTER TABLE `session` ADD `used_at` integer;