/** Migrations are imported as text, by the `[[rules]]` of wrangler.toml. */
declare module "*.sql" {
  const text: string;
  export default text;
}
