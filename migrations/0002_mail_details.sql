ALTER TABLE `mail` ADD `reply_to` text;--> statement-breakpoint
ALTER TABLE `mail_token` ADD `email_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `mail_token` ADD `sign_up` text;--> statement-breakpoint
CREATE INDEX `mail_token_email` ON `mail_token` (`email_key`);