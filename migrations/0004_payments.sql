ALTER TABLE `payment` ADD `invoice_url` text;--> statement-breakpoint
ALTER TABLE `subscription` ADD `ended_at` integer;--> statement-breakpoint
ALTER TABLE `user` ADD `trial_ends_at` integer;