/*
 * Starts Sveltia CMS.
 */
import {init} from '@sveltia/cms';

/** Under `npm start`, where the texts are those of the disk. */
declare const BEGINS_WITH_FOLDER: boolean;

/** The account that Sveltia CMS remembers: of the folder on the disk, its kind alone. */
const ACCOUNT = 'sveltia-cms.user';

// Sveltia CMS 0.221.1 keeps unsaved work for the kind of place that the page begins with, and stops
// when another is chosen (its services/contents/draft/backup.js): begin with the folder.
if (BEGINS_WITH_FOLDER && !localStorage.getItem(ACCOUNT)?.includes('backendName')) {
  localStorage.setItem(ACCOUNT, JSON.stringify({backendName: 'local'}));
}

void init();
