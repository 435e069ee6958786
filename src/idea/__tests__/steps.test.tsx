import {render} from '@testing-library/react';
import {AtStep} from '../CommonGround/steps';

it.each(['frame', 'observe', 'try', 'handOver', 'post'] as const)(
  'stands on a disc of any size: %s',
  (step) => {
    for (const r of [12, 102, 118, 600]) {
      const {container, unmount} = render(
        <svg>
          <AtStep step={step} on={[0, r, r]} />
        </svg>,
      );
      expect(container.querySelectorAll('g[class]').length).toBeGreaterThanOrEqual(2);
      expect(container.innerHTML).not.toContain('NaN');
      unmount();
    }
  },
);
