/** As the addresses of articles are written; as text, since PostgreSQL reads it too. */
export const slugPattern = '^[a-z0-9]+(?:-[a-z0-9]+)*$';
