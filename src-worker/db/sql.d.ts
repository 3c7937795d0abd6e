/** Migrations are imported as text: the `[[rules]]` of wrangler.toml say so. */
declare module "*.sql" {
  const text: string;
  export default text;
}
