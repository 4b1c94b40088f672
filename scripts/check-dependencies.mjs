// Checks the licenses and the known vulnerabilities of all installed packages.
import { auditPackages } from './dependencies/audit.mjs';
import { installedPackages, isAllowed } from './dependencies/licenses.mjs';

const packages = installedPackages();
const refused = packages.filter(({ license }) => !isAllowed(license));
for (const { name, license } of refused) console.error(`License not allowed: ${name} (${license})`);
console.log(`Licenses: ${packages.length} packages checked, ${refused.length} not allowed.`);

const { findings, unanswered } = auditPackages();
for (const finding of findings) console.error(`Vulnerability: ${finding}`);
console.log(
  unanswered === undefined
    ? `Vulnerabilities: ${findings.length} known.`
    : `Vulnerabilities: NOT CHECKED, the registry did not answer (${unanswered}).`,
);
process.exit(refused.length + findings.length > 0 ? 1 : 0);
