import {
  BURGER_ATTRIBUTE,
  HYDRATED,
  MENU_ID,
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
 * data at its end. Until hydration, or for good if the scripts fail to load, it answers the theme
 * toggle and the burger itself; clicks on other controls are replayed after hydration.
 */
const LOADER = `(function(){
var late=document.getElementById('${LATE_ID}'),root=document.documentElement,pressed;
var canOpen=window.HTMLDialogElement&&HTMLDialogElement.prototype.showModal;
document.currentScript.remove();
function press(event){
var control=event.target.closest('button[type="button"],[${BURGER_ATTRIBUTE}]');
if(!control||control.closest('dialog'))return;
var answer=answerTo(control);
if(!answer)return;
event.preventDefault();
event.stopImmediatePropagation();
answer(control)
}
function answerTo(control){
if(control.hasAttribute('${BURGER_ATTRIBUTE}'))return canOpen&&openMenu;
if(control.hasAttribute('${THEME_TOGGLE_ATTRIBUTE}'))return changeTheme;
return !root.hasAttribute('${UNSCRIPTED_ATTRIBUTE}')&&wait
}
function openMenu(){
var menu=document.getElementById('${MENU_ID}').content.firstChild.cloneNode(true);
menu.onclick=function(event){if(event.target.closest('a,button'))menu.close()};
menu.onclose=function(){menu.remove()};
document.body.append(menu);
menu.showModal();
menu.querySelector('button').focus()
}
function changeTheme(){
root.dataset.theme=root.dataset.themeChoice=root.dataset.theme==='dark'?'light':'dark';
try{localStorage.setItem('${THEME_KEY}',root.dataset.theme)}catch{}
}
function wait(control){
if(pressed)pressed.removeAttribute('data-waiting');
pressed=control;
if(control)control.setAttribute('data-waiting','')
}
function takeOver(){
var control=pressed;
root.removeAttribute('${UNSCRIPTED_ATTRIBUTE}');
wait(null);
removeEventListener('click',press,true);
if(control&&control.isConnected)control.click()
}
function fail(){root.setAttribute('${UNSCRIPTED_ATTRIBUTE}','');wait(null)}
addEventListener('click',press,true);
document.addEventListener('${HYDRATED}',takeOver,{once:true});
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
