ALTER TABLE `keepsake` ADD `removed` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `merged_into` text;--> statement-breakpoint
CREATE INDEX `user_merged` ON `user` (`merged_into`) WHERE "user"."merged_into" IS NOT NULL;