export type Waiting = {
  start: (link: HTMLAnchorElement) => void;
  end: () => void;
};

/**
 * Shows which link is being followed while its page is on its way: `data-waiting`, see
 * css/base.css. One at a time, the last.
 */
export function createWaiting(): Waiting {
  let followed: HTMLAnchorElement | undefined;
  const end = () => {
    delete followed?.dataset.waiting;
    followed = undefined;
  };
  return {
    end,
    start: (link) => {
      end();
      followed = link;
      link.dataset.waiting = '';
    },
  };
}
