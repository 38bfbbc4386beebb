import { join } from 'node:path';
import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { run } from './local/child.ts';
import { installPython } from './local/python-packages.ts';
import { giveUp, stopOnSignal } from './local/stop.ts';
import { region } from './security-headers.ts';

/** Checks the templates that `cdk synth` wrote with cfn-lint. Warnings fail too. */
const lintTemplates = async () => {
  const packages = await installPython({ name: 'cfn-lint', version: '1.58.0', title: 'The check of templates' });
  const templates = new CloudAssembly('cdk.out').stacks.map(({ templateFullPath }) => templateFullPath);
  // W3005 is a DependsOn without effect: CDK writes one from each function to its role, which the function refers to.
  const options = ['--regions', region, '--ignore-checks', 'W3005', '--format', 'parseable'];
  const { code, output } = await run('python3', [join(packages, 'bin/cfn-lint'), ...options, '--', ...templates], {
    ...process.env,
    PYTHONPATH: packages,
  });
  console.log(code === 0 ? `cfn-lint: ${templates.length} templates without findings.` : output);
  process.exitCode = code;
};

stopOnSignal({ code: 1 });
await lintTemplates().catch(giveUp);
