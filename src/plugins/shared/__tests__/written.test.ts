/** @jest-environment node */
import {allWritten, writing} from '../written';

describe('the plugins that write pages', () => {
  it('are waited for, also those that begin later in the same loop, and in another copy of the module', async () => {
    const context = {};
    const said: string[] = [];
    const write = (name: string) => async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      said.push(name);
    };
    jest.resetModules();
    const copy = await import('../written');
    const last = allWritten(context).then(() => said.push('last'));
    void writing(context, write('one'));
    void copy.writing(context, write('two'));
    await last;
    expect(said).toEqual(['one', 'two', 'last']);
  });

  it('pass on what goes wrong', async () => {
    const context = {};
    const failing = writing(context, () => Promise.reject(new Error('no room')));
    await expect(allWritten(context)).rejects.toThrow('no room');
    await expect(failing).rejects.toThrow('no room');
  });

  it('have to be there', async () => {
    await expect(allWritten({})).rejects.toThrow('No plugin says that it writes pages');
  });
});
