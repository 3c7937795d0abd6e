/** Version of the product, as package.json has it: a test compares the two. */
export const VERSION = "1.0.0";
