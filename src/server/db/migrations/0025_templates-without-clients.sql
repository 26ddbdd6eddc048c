UPDATE "offer_templates" SET "content" = "content" || jsonb_build_object('title', "name", 'note', '');
