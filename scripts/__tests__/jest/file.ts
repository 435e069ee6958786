/** The bundler turns a file into its address. */
export default '/assets/file';
