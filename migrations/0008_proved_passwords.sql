ALTER TABLE `user` ADD `password_proved` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `analytics_consent_at` integer;