/** What the bundler makes of a file: its address. */
export default '/assets/file';
