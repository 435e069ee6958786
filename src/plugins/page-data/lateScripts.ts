/** The id of the `<template>` that holds the scripts until then. */
export const LATE_SCRIPTS_ID = 'scripts';

/**
 * How long the scripts wait at most, in ms: for a picture or a font that does not come.
 */
const LONGEST_WAIT = 3000;

/** Says that somebody wants to use the page now. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'];

/**
 * Runs in the HTML. The application's scripts stand in a `<template>`, all of them, where
 * browsers leave them alone; it puts them into the document, to run in their order, when
 * the first screen is painted with its pictures and fonts, or at the visitor's first sign.
 * So they don't share a slow line with what can be read.
 */
const LOADER = `(function(){
var scripts=document.getElementById('${LATE_SCRIPTS_ID}'),signs=${JSON.stringify(SIGNS)};
document.currentScript.remove();
function start(){
if(!scripts)return;
var all=scripts.content;
signs.forEach(function(sign){removeEventListener(sign,start,true)});
all.querySelectorAll('script').forEach(function(script){script.async=false});
scripts.replaceWith(all);
scripts=null
}
signs.forEach(function(sign){addEventListener(sign,start,{capture:true,passive:true})});
addEventListener('load',function(){requestAnimationFrame(function(){setTimeout(start)})});
setTimeout(start,${LONGEST_WAIT})
})()`.replaceAll('\n', '');

/** The HTML of scripts that the page loads late, in one round trip. */
export function lateScripts(tags: string): string {
  return `<template id="${LATE_SCRIPTS_ID}">${tags}</template><script>${LOADER}</script>`;
}
