-- Search ignores case and diacritics: a query and the column it searches are both passed through fold_text().
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- unaccent() is only STABLE, because its dictionary can change; ours does not, and an index needs IMMUTABLE.
-- The extension's schema is written into the body, because an index is built with an empty search path.
DO $migration$
DECLARE
  home text := (SELECT extnamespace::regnamespace::text FROM pg_extension WHERE extname = 'unaccent');
BEGIN
  EXECUTE format(
    'CREATE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
     RETURN lower(%s.unaccent(%L::regdictionary, $1))',
    home, home || '.unaccent');
END
$migration$;
