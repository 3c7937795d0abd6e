ALTER TABLE `pack` ADD `is_down` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `pack` SET `is_down` = 1 WHERE `is_hidden` = 1 AND (
	NOT EXISTS (SELECT 1 FROM `user` WHERE `user`.`id` = `pack`.`owner_id` AND `user`.`is_blocked` = 1)
	OR EXISTS (SELECT 1 FROM `report` WHERE `report`.`pack_id` = `pack`.`id` AND `report`.`verdict` <> 'dismissed')
	OR coalesce((SELECT `action` = 'pack.hide' FROM `audit_entry` WHERE `audit_entry`.`subject` = `pack`.`id` AND `action` IN ('pack.hide', 'pack.show') ORDER BY `at` DESC, `audit_entry`.`id` DESC LIMIT 1), 0)
);