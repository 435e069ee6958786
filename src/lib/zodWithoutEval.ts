import {config} from 'zod/mini';

// Zod compiles its parsers with `new Function`, which the site's content security policy forbids;
// even trying would be reported. To be imported before a schema that runs in the browser is made.
config({jitless: true});
