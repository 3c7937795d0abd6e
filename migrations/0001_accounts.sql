CREATE TABLE `identity` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `identity_user` ON `identity` (`user_id`);--> statement-breakpoint
CREATE TABLE `login_failure` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	`blocked_until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`text` text NOT NULL,
	`unsubscribe_url` text,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer,
	`sent_at` integer,
	`error` text
);
--> statement-breakpoint
CREATE INDEX `mail_next` ON `mail` (`next_at`);--> statement-breakpoint
CREATE INDEX `mail_recipient` ON `mail` (`recipient`,`created_at`);--> statement-breakpoint
CREATE TABLE `mail_token` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`invited_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_token_user` ON `mail_token` (`user_id`);--> statement-breakpoint
CREATE INDEX `mail_token_expiry` ON `mail_token` (`expires_at`);--> statement-breakpoint
CREATE TABLE `subscriber` (
	`email_key` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer
);
--> statement-breakpoint
CREATE TABLE `pack` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`language` text NOT NULL,
	`is_public` integer NOT NULL,
	`entries` text NOT NULL,
	`share_code` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pack_share_code_unique` ON `pack` (`share_code`);--> statement-breakpoint
CREATE INDEX `pack_owner` ON `pack` (`owner_id`,`kind`);--> statement-breakpoint
CREATE INDEX `pack_public` ON `pack` (`kind`,`language`,`is_public`);--> statement-breakpoint
CREATE TABLE `checkout` (
	`session_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`game_code` text,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `checkout_user` ON `checkout` (`user_id`);--> statement-breakpoint
CREATE TABLE `payment` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`subscription_id` text,
	`plan_id` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`refunded` integer DEFAULT 0 NOT NULL,
	`status` text NOT NULL,
	`period_start` integer NOT NULL,
	`period_end` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_invoice_id_unique` ON `payment` (`invoice_id`);--> statement-breakpoint
CREATE INDEX `payment_user` ON `payment` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `payment_event` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`created_at` integer NOT NULL,
	`handled_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subscription` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`status` text NOT NULL,
	`current_period_end` integer NOT NULL,
	`cancel_at_period_end` integer NOT NULL,
	`told_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscription_user` ON `subscription` (`user_id`);--> statement-breakpoint
CREATE TABLE `keepsake` (
	`game_id` text PRIMARY KEY NOT NULL,
	`items` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `audit_entry` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit_entry` (`at`);--> statement-breakpoint
CREATE TABLE `contact_message` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `event_count` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `existing_answer` (
	`id` text PRIMARY KEY NOT NULL,
	`language` text NOT NULL,
	`prompt_id` text NOT NULL,
	`answer` text NOT NULL,
	`user_id` text,
	`share` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `existing_answer_prompt` ON `existing_answer` (`prompt_id`,`language`,`share`);--> statement-breakpoint
CREATE TABLE `feature_flag` (
	`name` text PRIMARY KEY NOT NULL,
	`is_on` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `report` (
	`id` text PRIMARY KEY NOT NULL,
	`room_id` text NOT NULL,
	`game_code` text NOT NULL,
	`game_type` text,
	`reporter_id` integer NOT NULL,
	`player_id` integer,
	`user_id` text,
	`content` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`handled_at` integer,
	`handled_by` text,
	`verdict` text
);
--> statement-breakpoint
CREATE INDEX `report_created` ON `report` (`created_at`);--> statement-breakpoint
CREATE TABLE `survey_answer` (
	`id` text PRIMARY KEY NOT NULL,
	`language` text NOT NULL,
	`answers` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `user` ADD `email` text;--> statement-breakpoint
ALTER TABLE `user` ADD `email_key` text;--> statement-breakpoint
ALTER TABLE `user` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `password_hash` text;--> statement-breakpoint
ALTER TABLE `user` ADD `favorite_avatar_src` text;--> statement-breakpoint
ALTER TABLE `user` ADD `marketing_consent` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `analytics_consent` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `keeps_answers` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `is_admin` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `is_test_account` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `is_alpha_tester` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `is_blocked` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `subscription_ends_at` integer;--> statement-breakpoint
ALTER TABLE `user` ADD `has_paid` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `stripe_customer_id` text;--> statement-breakpoint
ALTER TABLE `user` ADD `verified_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `user_email_key_unique` ON `user` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_stripe_customer_id_unique` ON `user` (`stripe_customer_id`);--> statement-breakpoint
CREATE INDEX `user_created` ON `user` (`created_at`);