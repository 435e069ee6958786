import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';

/** Prints each skip reason once, then the counts. */
export default class CountReporter implements Reporter {
  private readonly counts = {passed: 0, failed: 0, skipped: 0};

  private readonly reasons = new Set<string>();

  onTestEnd(test: TestCase, {status, annotations}: TestResult): void {
    this.counts[status === 'passed' || status === 'skipped' ? status : 'failed'] += 1;
    for (const {type, description} of annotations) {
      if (type === 'skip' && description) this.reasons.add(description);
    }
  }

  onEnd(): void {
    const {passed, failed, skipped} = this.counts;
    const lines = [...this.reasons, `${passed} passed, ${failed} failed, ${skipped} skipped`];
    process.stdout.write(`\n${lines.join('\n')}\n`);
  }
}
