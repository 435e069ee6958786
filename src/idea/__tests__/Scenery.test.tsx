import {createEvent, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {named, say} from '@site/scripts/__tests__/jest/words';
import {site} from '../../site';
import Scenery, {seenAt} from '../Scenery';

describe('the scenery of the hero', () => {
  const scene = <Scenery family="clear" hasBolt={false} hour={23} />;

  it('says how many windows are lit, as it shows', () => {
    for (const hour of [23, 0]) {
      const {container, unmount} = render(<Scenery family="clear" hasBolt={false} hour={hour} />);
      const lit = container.querySelector('.lit')!.getAttribute('d')!.split('M').length - 1;
      expect(seenAt(hour)).toMatch(
        named(say('home.Hero.windows', {city: site.address.city, count: lit})),
      );
      unmount();
    }
    expect(seenAt(23)).not.toBe(seenAt(0));
  });

  it('follows the sun, and leaves what home’s script has found until the hour is known', () => {
    const root = document.documentElement;
    const {rerender} = render(scene);
    expect(root).toHaveAttribute('data-low');
    rerender(<Scenery family="clear" hasBolt={false} hour={undefined} />);
    expect(root).toHaveAttribute('data-low');
    rerender(<Scenery family="clear" hasBolt={false} hour={12} />);
    expect(root).not.toHaveAttribute('data-low');
  });

  const skyOf = (container: HTMLElement) => container.querySelector('[data-family]')!;
  const pause = () => screen.getByRole('button', {name: named(say('home.Hero.pause'))});
  const resume = () => screen.getByRole('button', {name: named(say('home.Hero.resume'))});

  it('can be paused, and stays so on the next visit until it is resumed', async () => {
    const first = render(scene);
    await userEvent.click(pause());
    expect(skyOf(first.container)).toHaveAttribute('data-still', 'paused');
    first.unmount();
    const {container} = render(scene);
    expect(skyOf(container)).toHaveAttribute('data-still', 'paused');
    expect(localStorage.getItem('sky')).toBe('paused');
    await userEvent.click(resume());
    expect(skyOf(container)).not.toHaveAttribute('data-still');
    expect(localStorage.getItem('sky')).toBeNull();
  });

  it('can be started again once it has ended, which is no wish to keep', async () => {
    const {container} = render(scene);
    const sky = skyOf(container);
    const end = (animationName: string) =>
      fireEvent(sky, Object.assign(createEvent.animationEnd(sky), {animationName}));
    end('sun-arrives');
    expect(sky).not.toHaveAttribute('data-still');
    end('cloud-drifts_x');
    expect(sky).toHaveAttribute('data-still', 'ended');
    expect(localStorage.getItem('sky')).toBeNull();
    await userEvent.click(resume());
    expect(sky).not.toHaveAttribute('data-still');
  });
});
