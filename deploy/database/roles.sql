-- The roles of the site: almanac_keeper owns the database, migrates and imports (POSTGRES_PASSWORD);
-- almanac_reader is the server's and can only read (READER_PASSWORD). The superuser almanac comes from
-- inside the container only (pg_hba.conf). Runs by itself at the first start; run again it gives a
-- volume from before these roles its new owner and sets both passwords anew (docs/runbook.md).
\set ON_ERROR_STOP on
\getenv keeper_password POSTGRES_PASSWORD
\getenv reader_password READER_PASSWORD

SELECT format('CREATE ROLE %I LOGIN', name)
FROM unnest(ARRAY['almanac_keeper', 'almanac_reader']) AS name
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) \gexec
ALTER ROLE almanac_keeper PASSWORD :'keeper_password';
ALTER ROLE almanac_reader PASSWORD :'reader_password';

ALTER DATABASE :"DBNAME" OWNER TO almanac_keeper;
REVOKE ALL ON DATABASE :"DBNAME" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"DBNAME" TO almanac_reader;

-- What there is already: on a first start the schema public alone.
SELECT format('ALTER %s OWNER TO almanac_keeper', thing)
FROM (
  SELECT 1 AS turn, format('SCHEMA %I', nspname) AS thing, nspname AS schema FROM pg_namespace
  UNION ALL
  SELECT 2, format('TABLE %I.%I', schemaname, tablename), schemaname FROM pg_tables
  UNION ALL
  SELECT 3, format('TYPE %I.%I', nspname, typname), nspname
  FROM pg_type JOIN pg_namespace ON pg_namespace.oid = typnamespace WHERE typtype = 'e'
) AS things
WHERE schema IN ('public', 'drizzle')
ORDER BY turn \gexec
SELECT format('GRANT USAGE ON SCHEMA %1$I TO almanac_reader; GRANT SELECT ON ALL TABLES IN SCHEMA %1$I TO almanac_reader', nspname)
FROM pg_namespace WHERE nspname IN ('public', 'drizzle') \gexec

-- What migrations make from now on.
ALTER DEFAULT PRIVILEGES FOR ROLE almanac_keeper GRANT USAGE ON SCHEMAS TO almanac_reader;
ALTER DEFAULT PRIVILEGES FOR ROLE almanac_keeper GRANT SELECT ON TABLES TO almanac_reader;
