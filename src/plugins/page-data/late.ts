import {
  CONTROL_ATTRIBUTE,
  HYDRATED,
  THEME_KEY,
  THEME_TOGGLE_ATTRIBUTE,
  UNSCRIPTED_ATTRIBUTE,
} from '../../lib/early';

export const LATE_ID = 'late';

/** Maximum delay, in ms, for a picture or font that does not load. */
const LONGEST_WAIT = 3000;

/** Events that signal that the visitor wants to use the page. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'];

/**
 * Moves the application's scripts from their `<template>` into the document after the first paint,
 * or at the visitor's first event, but not before the whole HTML is parsed, because they read the
 * data at its end. Before hydration the theme toggle works at once; clicks on other controls are
 * replayed after hydration.
 */
const LOADER = `(function(){
var late=document.getElementById('${LATE_ID}'),root=document.documentElement,pressed;
document.currentScript.remove();
function press(event){
var control=event.target.closest('button[type="button"],[${CONTROL_ATTRIBUTE}]');
if(!control)return;
event.preventDefault();
event.stopImmediatePropagation();
if(!control.hasAttribute('${THEME_TOGGLE_ATTRIBUTE}'))return wait(control);
root.dataset.theme=root.dataset.themeChoice=root.dataset.theme==='dark'?'light':'dark';
try{localStorage.setItem('${THEME_KEY}',root.dataset.theme)}catch{}
}
function wait(control){
if(pressed)pressed.removeAttribute('data-waiting');
pressed=control;
if(control)control.setAttribute('data-waiting','')
}
function answer(){
var control=pressed;
wait(null);
removeEventListener('click',press,true);
if(control&&control.isConnected)control.click()
}
addEventListener('click',press,true);
document.addEventListener('${HYDRATED}',function(){root.removeAttribute('${UNSCRIPTED_ATTRIBUTE}');answer()},{once:true});
function fail(){root.setAttribute('${UNSCRIPTED_ATTRIBUTE}','');answer()}
function start(){
if(!late)return;
if(document.readyState==='loading')return document.addEventListener('DOMContentLoaded',start,{once:true});
${JSON.stringify(SIGNS)}.forEach(function(sign){removeEventListener(sign,start,true)});
late.content.querySelectorAll('script').forEach(function(script){script.async=false;script.onerror=fail});
late.replaceWith(late.content);
late=null
}
${JSON.stringify(SIGNS)}.forEach(function(sign){addEventListener(sign,start,{capture:true,passive:true})});
var loaded=new Promise(function(done){addEventListener('load',done)});
var painted=new Promise(function(done){new PerformanceObserver(function(list){list.getEntriesByName('first-contentful-paint')[0]&&done()}).observe({type:'paint',buffered:true})});
Promise.all([loaded,painted]).then(start);
setTimeout(start,${LONGEST_WAIT})
})()`.replaceAll('\n', '');

/** Wraps script tags so that a page loads them after its first paint, in one round trip. */
export function comeLate(tags: string): string {
  return `<template id="${LATE_ID}">${tags}</template><script>${LOADER}</script>`;
}
