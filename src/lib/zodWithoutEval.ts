import {config} from 'zod/mini';

// Zod compiles its parsers with `new Function`, which the site's content security policy blocks
// and reports. Import this module before creating a schema that runs in the browser.
config({jitless: true});
