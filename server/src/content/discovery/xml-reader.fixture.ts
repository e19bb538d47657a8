/** Reads XML by a parser that takes nothing else: PostgreSQL's, which is libxml2. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/** The text of each node that the path finds, or its name. Throws for what is not well formed. */
export async function readXml(
  db: Database,
  xml: string,
  path: string,
  part: 'string(.)' | 'name(.)' = 'string(.)',
): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(sql`
    SELECT text FROM XMLTABLE(
      XMLNAMESPACES('http://www.sitemaps.org/schemas/sitemap/0.9' AS s,
        'http://www.w3.org/2005/Atom' AS atom,
        'http://purl.org/rss/1.0/modules/content/' AS content),
      ${path} PASSING XMLPARSE(DOCUMENT ${xml})
      COLUMNS text text PATH ${sql.raw(`'${part}'`)})`);
  return rows.map(({ text }) => text);
}
